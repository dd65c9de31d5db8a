import type { NewMessage } from './work.ts';

/** What is known of every message from the beginning. */
type InitialField = 'id' | 'instance_id' | 'chat' | 'direction' | 'from' | 'content' | 'state' | 'created_at';

/** In the order in which messages are stored. */
const blank: NewMessage = {
  id: '',
  instance_id: '',
  chat: '',
  direction: 'out',
  from: null,
  content: null,
  reply_to: null,
  external_id: null,
  state: 'queued',
  reason: null,
  attempts: 0,
  sending: null,
  retry_at: null,
  send_at: null,
  request_key: null,
  request_fingerprint: null,
  reactions: [],
  created_at: '',
  sent_at: null,
  delivered_at: null,
  read_at: null,
  edited_at: null,
  deleted_at: null,
};

/** A message to store. What is not given has not happened to it yet. */
export const newMessage = (given: Pick<NewMessage, InitialField> & Partial<NewMessage>): NewMessage => ({
  ...blank,
  reactions: [],
  ...given,
});
