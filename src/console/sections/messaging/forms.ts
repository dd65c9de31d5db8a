/** The forms of contacts, groups and instances. */
import { defined } from '../../../common/defined.ts';
import type { ChatGroup, Contact, Instance } from '../../../generated/types.ts';
import { textOf } from '../../actions/call.ts';
import { declareForm } from '../../forms/declare.ts';
import type { Codec, FormRow, Part } from '../../forms/row.ts';
import { emptySettings, type FoundSettings, settingsFormOf, settingsPart } from '../../forms/settings.ts';
import { type Html, html } from '../../html.ts';
import { addressesOf, addressOf } from './actions/address.ts';
import type { MessagingVisit } from './actions/visit.ts';
import { instanceField } from './pages/shell.ts';
import type { FormInScope, InstanceForm, Scope } from './views.ts';

/** The instance that something is created in, if the page is of all instances. It is no parameter of the operation. */
const instancePart: Part<Scope, FormInScope, object, unknown> = {
  part: (_, form, scope) => instanceField(scope, form),
  messages: { instance: { field: 'instance', name: 'The instance' } },
  blank: { instance: '' },
  from: form => ({ instance: form.one('instance') }),
};

type ScopeRow = FormRow<Scope>;

const addressCodec: Codec = { text: String, value: addressOf };
const addressesCodec: Codec = {
  text: addresses => textOf(addresses as readonly string[]),
  value: addressesOf,
};

const spaces = 'An address has no spaces.';

const participants: ScopeRow = {
  name: 'participants',
  codec: addressesCodec,
  maxLength: 25_600,
  subject: 'The participants',
  each: 'An address',
  label: 'Participants',
  hint: 'Addresses on the channel, separated by commas.',
  messages: {
    minItems: 'Enter at least one address.',
    maxItems: 'Enter at most {limit} addresses.',
    pattern: spaces,
  },
};

const groupName: ScopeRow = {
  name: 'name',
  kind: 'prose',
  subject: 'The name',
  label: 'Name',
  messages: { minLength: 'Enter a name.' },
};

export const contactForm = declareForm<Contact, Scope, Pick<FormInScope, 'instance'>>(
  { create: 'CreateContactRequest' },
  [
    instancePart,
    {
      name: 'address',
      column: {},
      codec: addressCodec,
      maxLength: 255,
      subject: 'The address',
      label: 'Address',
      hint: 'The address on the channel, such as a phone number.',
      messages: { minLength: 'Enter an address.', pattern: spaces },
    },
    { name: 'name', kind: 'prose', subject: 'The name', label: 'Name' },
  ],
);

/** A message to somebody new. */
export const chatForm = declareForm<object, Scope, Pick<FormInScope, 'instance'>>(
  { create: 'SendMessageRequest' },
  [
    instancePart,
    {
      name: 'to',
      codec: addressCodec,
      maxLength: 255,
      subject: 'The address',
      label: 'To',
      hint: 'The address of the recipient on the channel, such as a phone number.',
      messages: { minLength: 'Enter the address of the recipient.', pattern: spaces },
    },
    {
      name: 'text',
      kind: 'lines',
      lines: 2,
      required: true,
      exact: true,
      attributes: () => html` required`,
      subject: 'The message',
      label: 'Message',
      messages: { minLength: 'Enter a message.' },
    },
  ],
);

export const groupForm = declareForm<ChatGroup, Scope, Pick<FormInScope, 'instance'>>(
  { create: 'CreateChatGroupRequest' },
  [instancePart, groupName, participants],
);

export const groupNameForm = declareForm<ChatGroup, Scope>({ create: 'RenameChatGroupRequest' }, [groupName]);

/** What can be done with participants, in words. */
export const participantActs = {
  add: 'Add',
  remove: 'Remove',
  promote: 'Make admin',
  demote: 'Make member',
} as const;

export const participantForm = declareForm<ChatGroup, Scope>({ create: 'ChangeParticipantsRequest' }, [
  {
    name: 'action',
    words: participantActs,
    blank: 'add',
    subject: 'The change',
    label: 'Change',
  },
  participants,
]);

interface InstancePage {
  /** The links to the forms of the channels, or why the form has no settings. */
  readonly channels: Html | false;
}

export interface InstanceContext extends Pick<MessagingVisit, 'service'> {
  /** The instance to change, or `null` for a new one. */
  readonly instance: Instance | null;
}

/** `null`: this process does not have the channel. */
function settingsFor({ service, instance }: InstanceContext, channel: string): FoundSettings | null {
  const driver = service.driver(instance?.driver ?? channel);
  if (driver === undefined) return null;
  const { name: type, secrets } = driver;
  return {
    form: settingsFormOf(driver, { type, schema: service.settingsSchema(driver), secrets }),
    stored: instance?.settings ?? null,
  };
}

/** The form of a new instance of a channel. */
export const newInstanceForm = (service: InstanceContext['service'], channel: string): InstanceForm => ({
  ...instanceForm.blank,
  settings: emptySettings(settingsFor({ service, instance: null }, channel)),
});

/** The links to the forms of the channels. A form without settings does not say to which channel it belongs. */
const channelPart: Part<InstancePage, InstanceForm, Instance, InstanceContext> = {
  part: (_, __, { channels }) => channels,
  messages: { driver: { field: 'form', name: 'The channel' } },
};

const channelSettings = settingsPart<InstancePage, InstanceForm, Instance, InstanceContext>({
  parameter: 'settings',
  chosenBy: 'driver',
  subject: () => 'The settings',
  find: (channel, context) => settingsFor(context, channel),
  // They are sent as a whole. A setting that the channel does not have any more is left out.
  value(changes, { form, stored }) {
    if (changes.size === 0) return undefined;
    const whole = new Map([...Object.entries(stored ?? {}).filter(([name]) => form.has(name)), ...changes]);
    return defined(Object.fromEntries(whole));
  },
});

export const instanceForm = declareForm<
  Instance,
  InstancePage,
  Pick<InstanceForm, 'settings'>,
  InstanceContext
>({ create: 'CreateInstanceRequest', change: 'ChangeInstanceRequest' }, [
  channelPart,
  {
    name: 'name',
    kind: 'prose',
    subject: 'The name',
    label: 'Name',
    messages: { minLength: 'Enter a name.' },
  },
  channelSettings,
  {
    name: 'rate',
    subject: 'The number of messages',
    label: 'Messages per minute',
    hint: 'Maximum number of messages per minute. Others are queued.',
    messages: { type: 'The number of messages must be a whole number, or empty for no limit.' },
  },
]);
