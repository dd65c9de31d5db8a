/** The forms of contacts and groups. */
import type { ChatGroup, Contact, Instance } from '../../../generated/types.ts';
import { textOf } from '../../actions/call.ts';
import { declareForm } from '../../forms/declare.ts';
import type { Codec, FormRow, Part } from '../../forms/row.ts';
import { html } from '../../html.ts';
import { prettyJson, readJson } from '../../json.ts';
import { addressesOf, addressOf } from './actions/address.ts';
import { instanceField } from './pages/shell.ts';
import type { Channels, FormInScope, Scope } from './views.ts';

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
  { create: 'CreateContactRequest', change: 'CreateContactRequest' },
  [
    instancePart,
    {
      name: 'address',
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

export const groupForm = declareForm<ChatGroup, Scope, Pick<FormInScope, 'instance'>>(
  { create: 'CreateChatGroupRequest', change: 'CreateChatGroupRequest' },
  [instancePart, groupName, participants],
);

export const groupNameForm = declareForm<ChatGroup, Scope>(
  { create: 'RenameChatGroupRequest', change: 'RenameChatGroupRequest' },
  [groupName],
);

export const participantForm = declareForm<ChatGroup, Scope>(
  { create: 'ChangeParticipantsRequest', change: 'ChangeParticipantsRequest' },
  [
    {
      name: 'action',
      words: { add: 'Add', remove: 'Remove', promote: 'Make admin', demote: 'Make member' },
      blank: 'add',
      subject: 'The change',
      label: 'Change',
    },
    participants,
  ],
);

/** As JSON. Other text becomes `null`, which the schema rejects. */
const settingsCodec: Codec = {
  text: settings => (Object.keys(settings as object).length === 0 ? '' : prettyJson(settings)),
  value(text) {
    if (text === '') return {};
    const read = readJson(text);
    return read.ok ? read.value : null;
  },
};

/** `null`: the channel of an instance stays. */
export const instanceForm = declareForm<Instance, Channels | null>(
  { create: 'CreateInstanceRequest', change: 'ChangeInstanceRequest' },
  [
    {
      name: 'name',
      kind: 'prose',
      subject: 'The name',
      label: 'Name',
      messages: { minLength: 'Enter a name.' },
    },
    {
      name: 'driver',
      offered: channels => channels !== null,
      choices: channels => (channels ?? []).map(({ driver }) => [driver, driver]),
      subject: 'The channel',
      label: 'Channel',
      hint: channels =>
        html`${(channels ?? []).map(({ driver, description }) => html`<code>${driver}</code>: ${description} `)}`,
    },
    {
      name: 'settings',
      kind: 'lines',
      lines: 3,
      codec: settingsCodec,
      subject: 'The settings',
      each: 'The setting {key}',
      label: 'Settings',
      hint: 'Settings of the channel, as a JSON object. Leave *** to keep a secret.',
      messages: { type: 'The settings must be a JSON object.' },
    },
    {
      name: 'rate',
      subject: 'The number of messages',
      label: 'Messages per minute',
      hint: 'Maximum number of messages per minute. Others are queued.',
      messages: { type: 'The number of messages must be a whole number, or empty for no limit.' },
    },
  ],
);
