/** A group of a host as it is declared, with one operation. */

export const ask = {
  id: 'ask',
  method: 'POST',
  path: '/ask',
  summary: '',
  description: '',
  auth: 'bearer',
  scope: 'own:read',
  request: { type: 'object' },
  reply: { schema: { type: 'object' }, description: '', revalidate: false, envelope: (data: object) => data },
  errors: [],
  handler: () => ({ result: {} }),
} as const;
export const own = {
  name: 'own',
  description: '',
  needs: [],
  scopes: { 'own:read': '' },
  operations: [ask],
} as const;
