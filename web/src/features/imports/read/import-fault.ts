/** Why a file cannot be imported, in words for the person. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}
