/** Faults of an adapter with the files of received messages. */
import { isRefused } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

export const fileFaults: Faults = {
  'hands out a file to all who ask at the same time': ({ messaging }) => {
    const { takeFiles } = messaging;
    let last: ReturnType<typeof takeFiles> | null = null;
    messaging.takeFiles = async (...given) => {
      last ??= Promise.resolve(takeFiles(...given)).finally(() => {
        last = null;
      });
      return last;
    };
  },
  'hands out files before they are due': ({ messaging }) => {
    const { takeFiles } = messaging;
    messaging.takeFiles = (workspaceId, id, options) =>
      takeFiles(workspaceId, id, { ...options, now: '2999-01-01T00:00:00Z' });
  },
  'hands out a file again that its holder is fetching': ({ messaging }) => {
    const { takeFiles } = messaging;
    const taken = new Map<string, Awaited<ReturnType<typeof takeFiles>>>();
    messaging.takeFiles = async (workspaceId, id, options) => {
      const key = `${id} ${options.generation}`;
      const answer = await takeFiles(workspaceId, id, options);
      if (isRefused(answer)) return answer;
      const before = taken.get(key) ?? [];
      if (answer.length > 0) taken.set(key, answer);
      return answer.length === 0 && !isRefused(before) ? before : answer;
    };
  },
  'leaves a file with a holder that has lost the instance': ({ messaging }) =>
    wrap(messaging, 'takeFiles', answer =>
      isRefused(answer) ? answer : answer.filter(({ file }) => (file?.attempts ?? 0) < 2),
    ),
  'says nothing of files that are due': ({ messaging }) =>
    wrap(messaging, 'workOf', work => work.map(one => ({ ...one, files: false }))),
  'stores the outcome of a file without its events': ({ messaging }) => {
    const { settleFile } = messaging;
    messaging.settleFile = (workspaceId, id, message, outcome, { generation }) =>
      settleFile(workspaceId, id, message, outcome, { generation });
  },
  'takes any file for that of the message': ({ messaging }) => {
    const { settleFile, findMessage } = messaging;
    messaging.settleFile = async (workspaceId, id, message, outcome, options) => {
      const found = await findMessage(workspaceId, id, { id: message });
      await turn();
      const mediaId = found?.content?.kind === 'media' ? found.content.media_id : outcome.mediaId;
      const answer = await settleFile(workspaceId, id, message, { ...outcome, mediaId }, options);
      return isRefused(answer) && found?.content?.kind === 'media' ? found : answer;
    };
  },
  'asks again for a file that is being fetched': repository => {
    const { messaging } = repository;
    const { retryFile } = messaging;
    messaging.retryFile = async (workspaceId, id, message, at, options) => {
      const answer = await retryFile(workspaceId, id, message, at, options);
      if (isRefused(answer) || answer.file === undefined) return answer;
      const changed = { ...answer, file: { ...answer.file, taken: null, retry_at: at } };
      await repository.put('messages', workspaceId, changed);
      return changed;
    };
  },
  'tells of a request for a file that is stored': ({ messaging }) => {
    const { retryFile, findMessage, changeInstance } = messaging;
    messaging.retryFile = async (workspaceId, id, message, at, options) => {
      const found = await findMessage(workspaceId, id, { id: message });
      if (found !== null && found.file === undefined)
        await changeInstance(workspaceId, id, {}, { events: () => options?.events?.(found) ?? [] });
      return retryFile(workspaceId, id, message, at, options);
    };
  },
};
