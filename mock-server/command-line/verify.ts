/** The command `verify`: says whether a real server answers as the mock server does. */
import { verificationJson, verificationJunit, verificationText } from '../real-server/verify/report.ts';
import { VerificationError } from '../real-server/verify/verification.ts';
import { verifyServer } from '../real-server/verify/verify.ts';
import { checkReportFile, reportFormatOf, writeReport } from './report-file.ts';
import type { VerifyCommand } from './server-flags.ts';

const formats = { junit: verificationJunit, json: verificationJson, text: verificationText };

/**
 * Prints what differs, and writes the report. Returns the exit status: 0 if the server answers as documented, else 1.
 * @throws VerificationError if the server could not be compared
 */
export async function runVerify({ name: _, report, ...options }: VerifyCommand): Promise<0 | 1> {
  const format = formats[reportFormatOf(report ?? '')];
  if (report !== undefined) await orNothing(async () => checkReportFile('--report', report));
  const found = await interruptible(signal => verifyServer({ ...options, signal }));
  if (report !== undefined) await orNothing(() => writeReport('--report', report, format(found)));
  if (report !== '-') await writeReport('the report', '-', verificationText(found));
  return found.summary.drift + found.summary.absent === 0 ? 0 : 1;
}

/** A report that cannot be written says nothing about the server. @throws VerificationError */
const orNothing = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: Error) => {
    throw new VerificationError(error.message, { cause: error });
  });

/** The first signal lets the work end by itself, so that it leaves nothing behind; a second one ends the process. */
async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const end = () => {
    for (const signal of signals) process.off(signal, end);
    controller.abort();
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
