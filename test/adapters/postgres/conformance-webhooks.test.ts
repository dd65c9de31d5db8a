/** The contract of webhooks and automation on a real PostgreSQL: a file of its own, as the one of messaging. */
import { isOfWebhooks, underUnusualSettings } from './unusual-settings.ts';

underUnusualSettings('The contract of webhooks and automation', isOfWebhooks).run();
