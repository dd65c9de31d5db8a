/** What a CloudEvent says of itself that other events do not: receivers of CloudEvents get it back. */

import { defined } from '../../common/defined.ts';
import { invalidParameters } from '../../common/errors/errors.ts';
import type { CloudEvent } from '../../common/events/cloudevents.ts';
import type { AutomationCloudEventRest } from '../../generated/types.ts';

/** In bytes of JSON, because in the binary mode it is sent in headers. */
const maxBytes = 8_192;

/**
 * `time`: the time that is stored, or `null`. `place`: JSON pointer to the event in its batch, or empty. `null`: nothing.
 * @throws MarketplaceError 400 if it is too much
 */
export function restOf(
  event: CloudEvent,
  time: string | null,
  place: string,
): AutomationCloudEventRest | null {
  const { datacontenttype, dataschema, extensions, data_base64 } = event;
  const noData = event.data === undefined ? 'none' : undefined;
  const rest = defined({
    time: event.time === time ? undefined : event.time,
    datacontenttype:
      noData === undefined && datacontenttype === 'application/json' ? undefined : datacontenttype,
    dataschema,
    extensions,
    data: data_base64 === undefined ? noData : 'base64',
  } as const);
  if (Object.keys(rest).length === 0) return null;
  if (Buffer.byteLength(JSON.stringify(rest)) > maxBytes)
    throw invalidParameters({
      pointer: extensions === undefined ? place || '/body' : `${place}/extensions`,
      reason: `must have at most ${maxBytes} bytes as JSON, with dataschema and datacontenttype`,
    });
  return rest;
}
