import type { Route } from '#shared/http/route.ts';
import type { AnyCallOptions } from '../api/call-options.ts';

/** A request that is sent when there is a connection. Unlike a queued entry, it is not shown in the queue's list. */
export interface QueuedRequest extends Pick<AnyCallOptions, 'params' | 'body'> {
  seq?: number;
  /** `sub` of its user. */
  owner: string;
  /** `Idempotency-Key` of every attempt. */
  key: string;
  method: Route['method'];
  path: Route['path'];
  /** First part of the query keys to reload after it was sent. */
  reloads: string;
}
