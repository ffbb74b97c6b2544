/** Error with a user-facing reason why a file cannot be imported. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
