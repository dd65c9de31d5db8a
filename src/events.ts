/** The event catalogue: every group's events. */
import { keyEvents } from './access/events.ts';
import type { EventDeclaration } from './event.ts';
import { linkEvents } from './links/events.ts';
import { webhookEvents } from './webhooks/events.ts';

export const events: readonly EventDeclaration[] = [...keyEvents, ...linkEvents, ...webhookEvents];
