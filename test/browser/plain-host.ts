/** A name for this machine that no browser trusts as it trusts localhost: a page on it has plain http. */
export const plainHost = 'console.example';
