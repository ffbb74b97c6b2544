import * as z from 'zod';

/** Largest photo the bucket accepts, bytes. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const photoType = z.enum(photoTypes, 'Please choose a JPEG, PNG or WebP picture.');
export type PhotoType = z.infer<typeof photoType>;

export const photoId = z.ulid('This is not the id of a photo.');

/** Where the browser uploads to. Nothing under it is ever shown; it expires after a day. */
export const incomingKeyOf = (id: string): string => `incoming/${id}`;

/** Where the checked and stripped copy lives. The key names no person; the photo's row says whose it is. */
export const photoKeyOf = (id: string): string => `photos/${id}`;

const keyPattern = /^(?:https?:\/\/[^/]+)?\/?(?:incoming|photos)\/([0-9A-HJKMNP-TV-Z]{26})(?:\?.*)?$/;

/** The photo id inside a key or a signed address; null when it is neither. */
export const photoIdOf = (keyOrUrl: string): string | null => keyPattern.exec(keyOrUrl)?.[1] ?? null;
