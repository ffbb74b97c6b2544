/** Error with a user-facing reason why a file is not a list of leads. */
export class LeadFileError extends Error {
  override readonly name = 'LeadFileError';
}
