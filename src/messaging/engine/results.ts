/**
 * Results of commands, before they are stored: drivers without types can return anything. They are checked like those of
 * a bridge, whose schema says what each command returns.
 */

import type { CommandName } from '../../channel/driver.ts';
import { defined } from '../../common/defined.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { checkMediaId } from '../media/media-id.ts';
import { shortLineOf } from './reason.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A stored file, as a bridge names its own. */
function fileOf(mediaId: unknown): { ref: string } {
  if (typeof mediaId !== 'string') throw new RangeError('the id of media must be a text');
  checkMediaId(mediaId);
  return { ref: mediaId };
}

const shortNameOf = (name: unknown) => (typeof name === 'string' ? shortLineOf(name, 200) : name);

/** The commands that have a result: as it is stored, and as a bridge returns it. The result of all others is null. */
const results: {
  readonly [Name in CommandName]?: (given: Fields) => { readonly stored: Fields; readonly wire: Fields };
} = {
  'group.create'({ address, name, participants, pictureId, inviteLink }) {
    // The group exists, also if nothing is known of its name.
    const group = { address, name: shortNameOf(name) ?? address, participants };
    return {
      stored: {
        ...group,
        ...defined({ pictureId: pictureId ?? undefined, inviteLink: inviteLink ?? undefined }),
      },
      wire: {
        ...group,
        ...(pictureId == null ? {} : { picture: fileOf(pictureId) }),
        ...defined({ invite_link: inviteLink ?? undefined }),
      },
    };
  },
  'group.invite': ({ link }) => ({ stored: { link }, wire: { link } }),
  'contact.check': ({ found }) => ({ stored: { found }, wire: { found } }),
  'contact.picture': ({ mediaId }) => ({
    stored: { mediaId },
    wire: { picture: mediaId === null ? null : fileOf(mediaId) },
  }),
};

let schemas: Promise<typeof import('../../generated/bridge-validators.ts')> | undefined;

/** Loads the schemas: with the first result, unless it is called before. */
export function loadResults() {
  schemas ??= import('../../generated/bridge-validators.ts');
  return schemas;
}

/** @throws Error if it is not a result of this command */
export async function resultOf(command: CommandName, given: unknown): Promise<Fields | null> {
  const read = results[command];
  if (read === undefined) return null;
  const { BridgePerformed: isPerformed, BridgeGroup: isGroup } = await loadResults();
  try {
    const { stored, wire } = read(isPlainObject(given) ? given : {});
    // Stored as JSON, so it is checked as JSON.
    const result = asJson(wire);
    // A bridge may leave out what a driver has to say.
    const isWhole = command !== 'group.create' || (Array.isArray(result.participants) && isGroup(result));
    if (isWhole && isPerformed({ command, result })) return asJson(stored);
  } catch {
    // Not even JSON, or not the id of a file.
  }
  throw new Error(`the result of the driver for ${command} is not valid`);
}

const asJson = (value: Fields): Fields => JSON.parse(JSON.stringify(value));
