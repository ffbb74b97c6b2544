import { photoType, type PhotoType } from './schema.ts';

/** Largest picture inside a request, bytes: written in base64 it still fits into a function's 6 MB. */
export const MAX_INLINE_PHOTO_BYTES = 4 * 1024 * 1024;

const head = /^data:([a-z]+\/[a-z]+);base64,$/;
/** Longest head that is looked at: no type of a picture is longer. */
const MAX_HEADER_LENGTH = 64;
const notBase64 = /[^A-Za-z0-9+/]/;

/** A picture inside a request, still in base64. */
export interface InlinePhoto {
  type: PhotoType;
  base64: string;
}

export const isDataUrl = (text: string): boolean => text.startsWith('data:');

/** How many signs at the end only fill up. */
const paddingOf = (base64: string): number => {
  if (base64.endsWith('==')) return 2;
  return base64.endsWith('=') ? 1 : 0;
};

/** Looks for what does not belong, instead of matching all of it: that would take a stack as deep as the picture is large. */
const isBase64 = (digits: string): boolean => digits !== '' && !notBase64.test(digits);

const bytesIn = (digits: string): number => Math.floor((digits.length * 3) / 4);

/** The picture in `data:image/jpeg;base64,...`; null for another type or form, or more than 4 MB. */
export const photoOfDataUrl = (text: string): InlinePhoto | null => {
  const comma = text.slice(0, MAX_HEADER_LENGTH).indexOf(',');
  const type = photoType.safeParse(head.exec(text.slice(0, comma + 1))?.[1]);
  const base64 = text.slice(comma + 1);
  const digits = base64.slice(0, base64.length - paddingOf(base64));
  const isPicture = bytesIn(digits) <= MAX_INLINE_PHOTO_BYTES && isBase64(digits);
  return type.success && isPicture ? { type: type.data, base64 } : null;
};
