import * as z from 'zod';

/** Maximum photo size the bucket accepts, bytes. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const photoType = z.enum(photoTypes, 'Choose a JPEG, PNG or WebP image.');
export type PhotoType = z.infer<typeof photoType>;

export const photoId = z.ulid('Invalid photo ID.');

/** Returns the key for the browser's upload. It is never served and expires after a day. */
export const incomingKeyOf = (id: string): string => `incoming/${id}`;

/** Returns the key of the checked and stripped copy. It contains no user ID; the photo's row has the owner. */
export const photoKeyOf = (id: string): string => `photos/${id}`;

/** Returns whether a key is that of a checked copy. */
export const isPhotoKey = (key: string): boolean => key.startsWith(photoKeyOf(''));

const keyPattern = /^(?:https?:\/\/[^/]+)?\/?(?:incoming|photos)\/([0-9A-HJKMNP-TV-Z]{26})(?:\?.*)?$/;

/** Returns the photo ID in a key or signed URL, or null. */
export const photoIdOf = (keyOrUrl: string): string | null => keyPattern.exec(keyOrUrl)?.[1] ?? null;
