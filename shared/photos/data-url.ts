import { photoType, type PhotoType } from './schema.ts';

/** Maximum size of a photo within a request, bytes. Encoded as base64 it fits in Lambda's 6 MB limit. */
const MAX_INLINE_PHOTO_BYTES = 4 * 1024 * 1024;

const head = /^data:([a-z]+\/[a-z]+);base64,$/;
/** Maximum length of the header of a data URL for any image type. */
const MAX_HEADER_LENGTH = 64;
const notBase64 = /[^A-Za-z0-9+/]/;

/** A photo within a request, still encoded as base64. */
export interface InlinePhoto {
  type: PhotoType;
  base64: string;
}

export const isDataUrl = (text: string): boolean => text.startsWith('data:');

/** Returns the number of padding characters. */
const paddingOf = (base64: string): number => {
  if (base64.endsWith('==')) return 2;
  return base64.endsWith('=') ? 1 : 0;
};

/**
 * Searches for an invalid character instead of matching the whole text, which would need a stack as deep as the photo
 * is large.
 */
const isBase64 = (digits: string): boolean => digits !== '' && !notBase64.test(digits);

const bytesIn = (digits: string): number => Math.floor((digits.length * 3) / 4);

/** Parses `data:image/jpeg;base64,...`. Returns null for another type or format, or more than 4 MB. */
export const photoOfDataUrl = (text: string): InlinePhoto | null => {
  const comma = text.slice(0, MAX_HEADER_LENGTH).indexOf(',');
  const type = photoType.safeParse(head.exec(text.slice(0, comma + 1))?.[1]);
  const base64 = text.slice(comma + 1);
  const digits = base64.slice(0, base64.length - paddingOf(base64));
  const isPicture = bytesIn(digits) <= MAX_INLINE_PHOTO_BYTES && isBase64(digits);
  return type.success && isPicture ? { type: type.data, base64 } : null;
};
