/** Error with a user-facing reason why a file cannot be read. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
