/** `npm run bench`: ours, or with --peers others beside ours. */
await import(process.argv.includes('--peers') ? './peers/index.js' : './run.js');
