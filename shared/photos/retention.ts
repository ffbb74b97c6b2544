/**
 * How long the bucket keeps the versions of deleted and replaced photos, in days (decision 0109): a working week to undo
 * damage after the nightly comparison has reported it. Their owners expect deleted photos to be gone, so not longer.
 */
export const PHOTO_VERSION_DAYS = 7;

/** How long the bucket keeps the versions of other files, in days: of uploads, exports and records of erased users. */
export const FILE_VERSION_DAYS = 1;

/**
 * How long the row of a deleted file stays, in days, so that the erasure of an account finds its versions. S3 rounds
 * each period up to midnight UTC and deletes some time later.
 */
export const REMOVED_FILE_ROW_DAYS = 2 * PHOTO_VERSION_DAYS;
