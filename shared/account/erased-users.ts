/**
 * Folder of the photo bucket with one object for each erased account. It outlives every backup, so that a restore can
 * leave these users out. An object contains nothing but the date of the erasure.
 */
export const ERASED_FOLDER = 'erased';

/** How long an erasure is remembered, in days: longer than the 35 days for which any backup is kept. */
export const ERASED_DAYS = 60;

/** Returns the key of the object that says that a user was erased. */
export const erasedKeyOf = (userId: string): string => `${ERASED_FOLDER}/${userId}`;
