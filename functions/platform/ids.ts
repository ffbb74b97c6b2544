import { ulid } from 'ulid';

/** Makes ids; a parameter everywhere, so that tests can name them. */
export type NewId = () => string;

/** ULIDs: unique, and sorted by the time they were made (https://github.com/ulid/spec). */
export const newUlid: NewId = () => ulid();
