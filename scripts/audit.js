/** Runs `npm audit`. Fails if it finds a vulnerability, and reports if the registry does not support audits. */
import { spawnSync } from 'node:child_process';

let failed = false;
for (const [what, ...args] of [
  ['what users install', '--omit=dev', '--audit-level=low'],
  ['everything', '--audit-level=low'],
  ['the tools', '--audit-level=low', '--prefix=tools'],
]) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...args], { encoding: 'utf8' });
  const report = parse(stdout);
  if (report?.vulnerabilities === undefined) {
    console.warn(
      `npm audit of ${what}: NOT DONE, the registry does not answer (${report?.message ?? stdout})`,
    );
    continue;
  }
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}`);
  console.log(`npm audit of ${what}: ${found.length === 0 ? 'nothing found' : `${found.length} packages`}`);
  failed ||= found.length > 0;
}
process.exitCode = failed ? 1 : 0;

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
