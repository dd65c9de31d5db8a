import { scopeChips } from '../../../../src/console/pages/parts.ts';
import { secretOnce } from '../../../../src/console/sections/keys/pages/new-key.ts';
import type { ShowSpecimens } from '../specimen.ts';

export const keySpecimens: ShowSpecimens = async () => [
  { title: 'Secret that is shown once', content: secretOnce('mk_NotARealKeyOnlyForThisPage0123456789') },
  { title: 'Scopes', content: scopeChips(['links:read', 'links:write', 'messaging:send']) },
];
