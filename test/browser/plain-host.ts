/** A host name of this machine that browsers do not trust like localhost: its pages have no secure context. */
export const plainHost = 'console.example';
