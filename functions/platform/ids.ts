import { ulid } from 'ulid';

/** Creates an ID. Injected everywhere, so that tests can choose IDs. */
export type NewId = () => string;

/** Creates a ULID: unique and sorted by creation time (https://github.com/ulid/spec). */
export const newUlid: NewId = () => ulid();
