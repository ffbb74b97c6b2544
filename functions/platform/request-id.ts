import { AsyncLocalStorage } from 'node:async_hooks';

/** The form of `crypto.randomUUID` (RFC 9562, 4). */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const current = new AsyncLocalStorage<string>();

/** Lower-case name of the header that carries the ID from the browser and back. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Returns whether a client's request ID is safe to log: only a lower-case UUID is. */
export const isRequestId = (value: string | undefined): value is string =>
  value !== undefined && UUID.test(value);

/** Runs work in the context of a request, so that calls to other services can carry its ID. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => current.run(id, run);

/** Returns the ID of the causing request, or undefined, for example in a scheduled job. */
export const currentRequestId = (): string | undefined => current.getStore();
