import type pg from 'pg';

/** The structure of a schema, except for the order of columns. */
export async function catalogue(pool: pg.Pool, schema: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' '
        || a.attnotnull || ' ' || coalesce(l.collname, '') || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as what
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_collation l on l.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where n.nspname = $1 and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    union all
    select 'table ' || relname || ' ' || coalesce(reloptions::text, '') from pg_class
      where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'index ' || indexrelid::regclass::text || ' ' || indisvalid || ' ' || pg_get_indexdef(indexrelid)
      from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = $1::regnamespace
    union all
    select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = $1::regnamespace
    union all
    select 'function ' || proname from pg_proc where pronamespace = $1::regnamespace
    union all
    select 'trigger ' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = $1::regnamespace and not tgisinternal`,
    [schema],
  );
  return rows.map(({ what }) => what.replaceAll(schema, 'it')).sort();
}
