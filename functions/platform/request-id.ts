import { AsyncLocalStorage } from 'node:async_hooks';

/** RFC 9562, 4: what `crypto.randomUUID` makes in the browser. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const current = new AsyncLocalStorage<string>();

/** Name of the header that carries it from the browser and back, in lower case. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Whether somebody else's word may stand in our logs: a UUID in lower case, and nothing that only looks like one. */
export const isRequestId = (told: string | undefined): told is string =>
  told !== undefined && UUID.test(told);

/** Runs work that a person's request caused, so that what it asks of others can name the request. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => current.run(id, run);

/** The request that caused what is being done; undefined where nobody's did, as on a schedule. */
export const currentRequestId = (): string | undefined => current.getStore();
