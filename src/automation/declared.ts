/** What the operations of automation have in common. */
export const read = { auth: 'bearer', scope: 'automation:read' } as const;
export const write = { auth: 'bearer', scope: 'automation:write' } as const;
