/**
 * Whether the mock server of this container answers: asks where the flags of its process say. `HEALTHCHECK` of the
 * Dockerfile runs it. The argument is the command line of the process as Linux has it. @default that of the first process
 */
import { readFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { parseArgs } from 'node:util';

const words = readFileSync(process.argv[2] ?? '/proc/1/cmdline', 'utf8')
  .split('\0')
  // That of an init process (docker run --init) ends its own flags.
  .filter(word => word !== '--');
const { values } = parseArgs({
  args: words,
  strict: false,
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    cert: { type: 'string' },
  },
});
const isSecure = values.https === true || values.cert !== undefined;
const host = ['0.0.0.0', '::'].includes(String(values.host)) ? '127.0.0.1' : String(values.host);
const request = isSecure ? requestHttps : requestHttp;
// A certificate of one's own is for other names.
request(
  { host, port: Number(values.port), path: '/__mock/health', rejectUnauthorized: false, timeout: 2_500 },
  answer => process.exit(answer.statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
  .end();
