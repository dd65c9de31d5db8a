/** The file is open in another process, or in another part of this process. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}
