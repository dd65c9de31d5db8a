/** The member of `ctx.state` that is ours: the name of the package, not of a group. */
export const stateMember = 'marketplace';
