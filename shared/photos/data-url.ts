import { photoType, type PhotoType } from './schema.ts';

/** Largest picture inside a request, bytes: written in base64 it still fits into a function's 6 MB. */
export const MAX_INLINE_PHOTO_BYTES = 4 * 1024 * 1024;

const pattern = /^data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** A picture inside a request, still in base64. */
export interface InlinePhoto {
  type: PhotoType;
  base64: string;
}

export const isDataUrl = (text: string): boolean => text.startsWith('data:');

const bytesIn = (base64: string): number => Math.floor((base64.replace(/=+$/, '').length * 3) / 4);

/** The picture in `data:image/jpeg;base64,...`; null for another type or form, or more than 4 MB. */
export const photoOfDataUrl = (text: string): InlinePhoto | null => {
  const [, declared, base64 = ''] = pattern.exec(text) ?? [];
  const type = photoType.safeParse(declared);
  return type.success && bytesIn(base64) <= MAX_INLINE_PHOTO_BYTES ? { type: type.data, base64 } : null;
};
