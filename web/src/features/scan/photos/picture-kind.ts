/** Type of a file by its first bytes: its name or declared type may be wrong. */
export type PictureKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'avif'
  | 'gif'
  | 'svg'
  | 'pdf'
  | 'video'
  | 'unknown';

/** Number of bytes needed to determine the type. */
export const KIND_BYTES = 1024;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const avifBrands = new Set(['avif', 'avis']);

/** Source: ISO/IEC 14496-12, section 4.3; ISO/IEC 23008-12, section 10. */
const kindByBrands = (text: string, boxBytes: number): PictureKind => {
  const brands = [text.slice(8, 12), ...(text.slice(16, boxBytes).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : 'video';
};

const kindByText = (text: string): PictureKind => {
  const start = text
    .replace(/^\uFEFF|^ï»¿/, '')
    .trimStart()
    .toLowerCase();
  return start.startsWith('<') && start.includes('<svg') ? 'svg' : 'unknown';
};

/** Returns the type of a file. @param head the file's first `KIND_BYTES` bytes, or fewer if it is shorter */
export const pictureKindOf = (head: Uint8Array): PictureKind => {
  const text = String.fromCharCode(...head.subarray(0, KIND_BYTES));
  const starts = (...signatures: string[]): boolean => signatures.some((start) => text.startsWith(start));
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG')) return 'png';
  if (starts('RIFF')) return text.slice(8, 12) === 'WEBP' ? 'webp' : 'video';
  if (starts('GIF8')) return 'gif';
  if (starts('%PDF')) return 'pdf';
  if (starts('\x1aE\xdf\xa3', 'OggS', '\0\0\x01\xba', 'FLV')) return 'video';
  return text.slice(4, 8) === 'ftyp'
    ? kindByBrands(text, text.charCodeAt(2) * 256 + text.charCodeAt(3))
    : kindByText(text);
};
