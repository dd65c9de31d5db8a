/** Another process, or another part of this one, has the file open. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}
