import type { InvitationParts } from '../../../invitations/handlers.ts';
import type { InvitationService } from '../../../invitations/service.ts';
import type { Visit } from '../../visit.ts';

export type InvitationVisit = Visit<InvitationParts, InvitationService>;
