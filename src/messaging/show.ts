/** What clients see of stored records. */
import type {
  ChatGroup,
  ChatGroupRecord,
  Contact,
  ContactRecord,
  Instance,
  InstanceHealth,
  InstanceRecord,
  InstanceStatus,
  Media,
  MediaRecord,
  MediaStatus,
  Message,
  MessageContent,
  MessageFile,
  MessageRecord,
} from '../generated/types.ts';
import type { Backlog } from '../repository/index.ts';

/** What stands in the place of a secret. */
export const mask = '***';

/** `secrets`: the settings of its driver that are masked. `null`: the driver is not known here, so all are. */
export function showInstance(
  {
    memory: _memory,
    wanted: _wanted,
    pairing_method: _method,
    generation: _generation,
    lease_until: _lease,
    holder: _holder,
    health_stats: _healthStats,
    settings,
    pairing,
    ...shown
  }: Readonly<InstanceRecord>,
  secrets: readonly string[] | null,
  { files }: Pick<Backlog, 'files'>,
  health: InstanceHealth,
): Instance {
  const isSecret = (name: string) => secrets === null || secrets.includes(name);
  return {
    ...shown,
    files,
    health,
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, isSecret(name) ? mask : value]),
    ),
    pairing: pairing === null ? null : { method: pairing.method, expires_at: pairing.expires_at },
  };
}

export const showStatus = ({
  id,
  state,
  reason,
  address,
  heartbeat_at,
  opened_at,
}: Readonly<InstanceRecord>): InstanceStatus => ({ id, state, reason, address, heartbeat_at, opened_at });

export const showMessage = ({
  sending: _sending,
  retry_at: _retry,
  request_key: _key,
  request_fingerprint: _fingerprint,
  file,
  content,
  ...shown
}: Readonly<MessageRecord>): Message => ({ ...shown, content: showContent(content, file) });

/** A file that has none of its own any more is stored. */
function showContent(
  content: MessageRecord['content'],
  file: MessageFile | undefined,
): MessageContent | null {
  if (content?.kind !== 'media') return content;
  return { ...content, media: file === undefined ? storedMedia : showFile(file) };
}

const storedMedia: MediaStatus = { state: 'stored', reason: null, retry_at: null };

const showFile = ({ state, reason, retry_at }: MessageFile): MediaStatus => ({ state, reason, retry_at });

export const showContact = (contact: Readonly<ContactRecord>): Contact => ({ ...contact });

export const showGroup = (group: Readonly<ChatGroupRecord>): ChatGroup => ({ ...group });

export const showMedia = ({ digest: _, ...shown }: Readonly<MediaRecord>): Media => shown;
