import { createHash } from 'node:crypto';
import type { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { type CallLimit, createCallCount } from '../platform/table/count-call.ts';
import type { Write } from '../platform/table/transact.ts';
import type { RequestSource } from './request-source.ts';

/** Who uses a form: nobody has signed in. */
export interface Sender extends RequestSource {
  email: string;
}

/** How often in which period. */
export type Bound = Required<Pick<CallLimit, 'most' | 'per'>>;

/** How often a form may be used. */
export interface FormLimits {
  /** Names the form in the table. */
  kind: string;
  /** By one network. Offices and phone networks share one. */
  address: Bound;
  /** By whoever calls the gateway: many people's edge, or one program that went past it. */
  peer: Bound;
  /** By or for one e-mail. */
  email: Bound;
  /** By all: the breaker. */
  all: Bound;
}

/** Why these, and what they protect: decision 0033. */
export const formLimits = {
  contact: {
    kind: 'contact',
    address: { most: 10, per: 'hour' },
    peer: { most: 200, per: 'hour' },
    email: { most: 3, per: 'hour' },
    all: { most: 20, per: 'minute' },
  },
  newsletter: {
    kind: 'newsletter',
    address: { most: 20, per: 'hour' },
    peer: { most: 200, per: 'hour' },
    email: { most: 3, per: 'day' },
    all: { most: 1_000, per: 'day' },
  },
} as const satisfies Record<string, FormLimits>;

const names = ['address', 'peer', 'email', 'all'] as const;

/** Known again within the day, and tied to no other day. */
const hashOf = (day: string, what: string): string =>
  createHash('sha256').update(`${day} ${what}`).digest('base64url');

/**
 * Counts uses of a form, as writes for a transaction.
 * @param reportFlood told of each use that the bound of all together refuses
 */
export const createSenderLimits = (
  table: Table,
  clock: Clock,
  limits: FormLimits,
  reportFlood: () => void,
) => {
  const counts = names.map((name) =>
    createCallCount(table, clock, {
      ...limits[name],
      kind: `${limits.kind}-${name}`,
      code: 'TOO_MANY_MESSAGES',
    }),
  );

  return {
    /** Each fails at more than its limit. */
    writes: ({ address, peer, email }: Sender): Write[] => {
      const day = clock().toISOString().slice(0, 10);
      const visitor = (what: string) => `visitor-${hashOf(day, what)}`;
      const counted = [visitor(address), visitor(peer), visitor(email.toLowerCase()), 'visitors'];
      return counts.map((count, at) => count.write(counted[at]!, 1));
    },
    /** What is said when some of them failed, with the seconds until the longest of these is over. */
    refusal: (failed: readonly boolean[], cause: unknown): CodedError => {
      if (failed[names.indexOf('all')]) reportFlood();
      const refusals = counts.filter((_count, at) => failed[at]).map((count) => count.refusal(cause));
      return refusals.reduce((one, other) => ((other.retryAfter ?? 0) > (one.retryAfter ?? 0) ? other : one));
    },
  };
};

export type SenderLimits = ReturnType<typeof createSenderLimits>;
