/** Number of bytes that show whether a file without a mark is UTF-16. */
const SAMPLE = 200;

/** Returns whether every other byte of mostly Latin text is zero, as in UTF-16. @param odd the position of the zeros */
const hasZeros = (bytes: Uint8Array, odd: 0 | 1): boolean => {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  return sample.length > 3 && zeros > sample.length / 4;
};

/**
 * Decodes a text file: UTF-8, UTF-16 with or without a mark, or Windows-1252, which spreadsheets on Windows save.
 * Removes the BOM.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const isLittle = (bytes[0] === 0xff && bytes[1] === 0xfe) || hasZeros(bytes, 1);
  if (isLittle) return new TextDecoder('utf-16le').decode(bytes);
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || hasZeros(bytes, 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
