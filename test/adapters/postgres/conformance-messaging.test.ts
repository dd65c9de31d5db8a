/** The contract of messaging on a real PostgreSQL: a file of its own, because the whole contract takes more than a file may. */
import { isOfMessaging, underUnusualSettings } from './unusual-settings.ts';

underUnusualSettings('The contract of messaging', isOfMessaging).run();
