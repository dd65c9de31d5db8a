import type { InvitationParts } from '../../../invitations/call.ts';
import type { InvitationService } from '../../../invitations/service.ts';
import type { Visit } from '../../visit.ts';

export type InvitationVisit = Visit<InvitationParts, InvitationService>;
