-- Items and purchases. Amounts are in the minor unit.

create table :schema.items (
  workspace_id text not null references :schema.workspaces (id),
  id bigint not null,
  position bigint not null,
  name text not null,
  description text not null,
  category text not null,
  sub_category text not null,
  options json not null,
  version text not null,
  demo_link text not null,
  tags text[] not null,
  media json not null,
  regular_price bigint not null,
  extended_price bigint not null,
  currency text not null,
  published_at timestamptz not null,
  search_text text not null,
  primary key (workspace_id, id)
);
create index items_in_order on :schema.items (workspace_id, position, id);

create table :schema.purchases (
  workspace_id text not null,
  purchase_code text not null,
  license_type text not null,
  price bigint not null,
  currency text not null,
  item_id bigint not null,
  supported_until timestamptz,
  downloaded boolean not null,
  date timestamptz not null,
  primary key (workspace_id, purchase_code),
  foreign key (workspace_id, item_id) references :schema.items (workspace_id, id)
);
