/** Why a file cannot be imported, in words for the person. */
export class ImportError extends Error {
  override readonly name = 'ImportFault';
}
