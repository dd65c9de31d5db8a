/** Somebody has named an operation or a group that is not there. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError';
  /** Of the command: as for every invalid command line. */
  readonly exitCode = 2;
}
