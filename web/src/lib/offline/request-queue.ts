import type { Route } from '#shared/http/route.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { create } from 'zustand';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { AnyCallOptions, CallArguments } from '../api/call-options.ts';
import { useSession } from '../session/session-store.ts';
import { offlineDatabase } from './database.ts';
import { isNoResponse } from './is-no-response.ts';
import { announceQueued } from './offline-queue.ts';
import type { QueuedRequest } from './queued-request.ts';

const ofOwner = async (owner: string) =>
  (await offlineDatabase()).getAllFromIndex('requests', 'owner', owner) as Promise<
    (QueuedRequest & { seq: number })[]
  >;

/** The signed-in user's queued requests, in order. */
export const useQueuedRequests = create<{ requests: readonly QueuedRequest[] }>()(() => ({ requests: [] }));

// The next user never sees them.
useSession.subscribe(({ user }, before) => {
  if (user?.sub !== before.user?.sub) useQueuedRequests.setState({ requests: [] });
});

/** Reloads the queued requests. */
export const readRequests = async (): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  useQueuedRequests.setState({ requests: owner === undefined ? [] : await ofOwner(owner) });
};
void readRequests().catch(() => undefined);

/** Returns the number of a user's queued requests. */
export const countRequests = async (owner: string): Promise<number> => (await ofOwner(owner)).length;

/** Returns whether the user has no queued request, or the browser blocks storage. */
const isQueueEmpty = (owner: string): Promise<boolean> =>
  countRequests(owner).then(
    (count) => count === 0,
    () => true,
  );

/** Deletes a user's queued requests. */
export const clearRequests = async (owner: string): Promise<void> => {
  const database = await offlineDatabase();
  await Promise.all((await ofOwner(owner)).map(({ seq }) => database.delete('requests', seq)));
  await readRequests();
};

/**
 * Calls a route that is safe to repeat, or queues the request if there is no response. A request follows the queued
 * ones, so that their order is kept.
 * @param reloads first part of the query keys to reload
 * @returns whether the request is queued
 * @throws ApiError if the server rejects the request
 */
export const callOrQueue = async <R extends Route>(
  route: R,
  reloads: string,
  ...[options]: CallArguments<R>
): Promise<boolean> => {
  const owner = useSession.getState().user?.sub;
  const { params, body } = (options ?? {}) as AnyCallOptions;
  const { method, path } = route;
  const request = { key: createOfflineKey(), method, path, reloads, params, body };
  try {
    if (owner === undefined || (navigator.onLine && (await isQueueEmpty(owner)))) {
      await send(route, { ...request, ...(owner !== undefined && { owner }) });
      return false;
    }
  } catch (error) {
    if (owner === undefined || !isNoResponse(error)) throw error;
  }
  await (await offlineDatabase()).add('requests', { ...request, owner });
  await readRequests();
  await announceQueued();
  return true;
};

const send = (
  { method, path }: Pick<Route, 'method' | 'path'>,
  { params, body, key, owner }: Pick<QueuedRequest, 'params' | 'body' | 'key'> & { owner?: string },
): Promise<unknown> => {
  const route: Route = { method, path, auth: 'user', status: 204, errors: [] };
  const options: AnyCallOptions = { idempotencyKey: key, owner, body, ...(params && { params }) };
  return call(route, ...([options] as unknown as CallArguments<Route>));
};

interface Sending {
  owner: string;
  goesOn: () => boolean;
  /** Called after each request that was sent or rejected, in which case it is lost. */
  onDone: (request: QueuedRequest, rejection: ApiError | null) => void;
}

const isPassing = ({ status }: ApiError): boolean => status === 401 || status === 429 || status >= 500;

/** Sends a user's queued requests in order. @returns whether all were sent; false if a retry is needed */
export const sendRequests = async ({ owner, goesOn, onDone }: Sending): Promise<boolean> => {
  for (const request of await ofOwner(owner)) {
    if (!goesOn()) return false;
    let rejection: ApiError | null = null;
    try {
      await send(request, request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      rejection = error;
      if (isNoResponse(rejection) || isPassing(rejection)) return false;
    }
    await (await offlineDatabase()).delete('requests', request.seq);
    await readRequests();
    onDone(request, rejection);
  }
  return true;
};
