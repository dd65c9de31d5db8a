/** Faults of an adapter with contacts, groups and commands. */
import { isRefused } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

const contactFaults: Faults = {
  'looks for the address of a contact before it stores it': repository => {
    const { messaging } = repository;
    const { putContact, findContact } = messaging;
    messaging.putContact = async (workspaceId, id, contact, options) => {
      const same = await findContact(workspaceId, id, { address: contact.address });
      await turn();
      if (same !== null) return putContact(workspaceId, id, contact, options);
      const answer = await putContact(workspaceId, id, contact, options);
      return isRefused(answer) && answer.refused === 'taken' ? contact : answer;
    };
  },
  'stores a contact anew for each who asks at the same time': repository => {
    const { messaging } = repository;
    const { putContact, findContact } = messaging;
    messaging.putContact = async (workspaceId, id, contact, options) => {
      const same = await findContact(workspaceId, id, { address: contact.address });
      await turn();
      const answer = await putContact(workspaceId, id, contact, options);
      return same === null && !isRefused(answer) ? { ...answer, id: contact.id } : answer;
    };
  },
  'looks for the id of a contact before it stores it': ({ messaging }) => {
    const { putContact, findContact } = messaging;
    messaging.putContact = async (workspaceId, id, contact, options) => {
      const same = await findContact(workspaceId, id, { id: contact.id });
      await turn();
      const answer = await putContact(workspaceId, id, contact, options);
      return same === null && isRefused(answer) && answer.refused === 'taken' ? contact : answer;
    };
  },
  'counts contacts before it stores one': ({ messaging }) => {
    const { putContact, listContacts } = messaging;
    messaging.putContact = async (workspaceId, id, contact, { most = 1_000, ...options } = {}) => {
      const { contacts } = await listContacts(workspaceId, id, { limit: 1_000 });
      await turn();
      return contacts.length >= most
        ? { refused: 'too_many' }
        : putContact(workspaceId, id, contact, options);
    };
  },
  'forgets the name of a contact that the channel does not tell': ({ messaging }) => {
    const { putContact, changeContact } = messaging;
    messaging.putContact = async (workspaceId, id, contact, options) => {
      const answer = await putContact(workspaceId, id, contact, options);
      if (isRefused(answer) || contact.name !== null) return answer;
      const changed = await changeContact(workspaceId, id, answer.id, { name: null });
      return isRefused(changed) ? answer : changed;
    };
  },
  'deletes a contact for each who asks': ({ messaging }) => {
    const { deleteContact, findContact } = messaging;
    messaging.deleteContact = async (workspaceId, id, contactId, options) => {
      const contact = await findContact(workspaceId, id, { id: contactId });
      await turn();
      const answer = await deleteContact(workspaceId, id, contactId, options);
      return isRefused(answer) ? (contact ?? answer) : answer;
    };
  },
  'finds contacts by their id only': ({ messaging }) => {
    const { findContact } = messaging;
    messaging.findContact = async (workspaceId, id, name) =>
      'id' in name ? findContact(workspaceId, id, name) : null;
  },
};

const groupFaults: Faults = {
  'counts groups before the step that stores one': ({ messaging }) => {
    const { putGroup, listGroups } = messaging;
    messaging.putGroup = async (workspaceId, id, group, { most = 1_000, ...options } = {}) => {
      const { groups } = await listGroups(workspaceId, id, { limit: 1_000 });
      await turn();
      const isThere = groups.some(({ address }) => address === group.address);
      return groups.length >= most && !isThere
        ? { refused: 'too_many' }
        : putGroup(workspaceId, id, group, options);
    };
  },
  'gives a group another id when it is stored again': ({ messaging }) => {
    const { putGroup } = messaging;
    messaging.putGroup = async (workspaceId, id, group, options) => {
      const answer = await putGroup(workspaceId, id, group, options);
      return isRefused(answer) ? answer : { ...answer, id: group.id };
    };
  },
  'tells of a group that has not changed': ({ messaging }) => {
    const { putGroup, findGroup, changeGroup } = messaging;
    messaging.putGroup = async (workspaceId, id, group, options) => {
      const before = await findGroup(workspaceId, id, { address: group.address });
      if (before !== null)
        await changeGroup(workspaceId, id, { id: before.id }, () => ({ name: `${before.name}!` }));
      return putGroup(workspaceId, id, group, options);
    };
  },
  'loses changes of a group that race': ({ messaging }) => {
    const { changeGroup, findGroup } = messaging;
    messaging.changeGroup = async (workspaceId, id, name, change, options) => {
      const group = await findGroup(workspaceId, id, name);
      await turn();
      return changeGroup(workspaceId, id, name, current => change(group ?? current), options);
    };
  },
};

const commandFaults: Faults = {
  'takes the newest commands first': ({ messaging }) =>
    wrap(messaging, 'takeCommands', answer => (isRefused(answer) ? answer : answer.toReversed())),
  'gives a command to all who ask at the same time': ({ messaging }) => {
    const { takeCommands } = messaging;
    let last: ReturnType<typeof takeCommands> | null = null;
    messaging.takeCommands = async (...given) => {
      last ??= Promise.resolve(takeCommands(...given)).finally(() => {
        last = null;
      });
      return last;
    };
  },
  'carries out commands that have expired': ({ messaging }) => {
    const { takeCommands } = messaging;
    messaging.takeCommands = (workspaceId, id, options) =>
      takeCommands(workspaceId, id, { ...options, now: '1999-01-01T00:00:00Z' });
  },
  'carries out a command again after a takeover': repository => {
    const { messaging } = repository;
    const { takeCommands } = messaging;
    messaging.takeCommands = async (workspaceId, id, options) => {
      const earlier = (repository.data.channel_commands[workspaceId] ?? []).filter(
        one => one.state === 'waiting' && one.taken !== null && one.taken !== options.generation,
      );
      const answer = await takeCommands(workspaceId, id, options);
      return isRefused(answer) ? answer : ([...earlier, ...answer] as typeof answer);
    };
  },
  'takes every outcome of a command': ({ messaging }) => {
    const { settleCommand, findCommand } = messaging;
    messaging.settleCommand = async (workspaceId, id, commandId, outcome, options) => {
      const command = await findCommand(workspaceId, id, commandId);
      const answer = await settleCommand(workspaceId, id, commandId, outcome, options);
      return isRefused(answer) && command?.taken != null ? command : answer;
    };
  },
  'forgets the code of a refusal': ({ messaging }) => {
    const { settleCommand } = messaging;
    messaging.settleCommand = (workspaceId, id, commandId, outcome, options) =>
      settleCommand(
        workspaceId,
        id,
        commandId,
        outcome.state === 'failed' ? { state: 'failed', reason: outcome.reason } : outcome,
        options,
      );
  },
  'looks for the id of a command before it stores it': ({ messaging }) => {
    const { addCommand, findCommand } = messaging;
    messaging.addCommand = async (workspaceId, id, command, options) => {
      const same = await findCommand(workspaceId, id, command.id);
      await turn();
      const answer = await addCommand(workspaceId, id, command, options);
      return same === null && isRefused(answer) && answer.refused === 'taken' ? command : answer;
    };
  },
  'counts waiting commands before it stores one': ({ messaging }) => {
    const { addCommand } = messaging;
    let waiting = 0;
    messaging.addCommand = async (workspaceId, id, command, { most = 1_000, ...options } = {}) => {
      const before = waiting;
      await turn();
      if (before >= most) return { refused: 'too_many' };
      waiting += 1;
      return addCommand(workspaceId, id, command, options);
    };
  },
  'counts commands that have expired': ({ messaging }) => {
    const { addCommand } = messaging;
    messaging.addCommand = (workspaceId, id, command, options) =>
      addCommand(workspaceId, id, command, { ...options, now: '1999-01-01T00:00:00Z' });
  },
};

export const addressBookFaults: Faults = { ...contactFaults, ...groupFaults, ...commandFaults };
