import { createHash } from 'node:crypto';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { CodedError } from '#shared/errors/coded-error.ts';
import { normalizeInbox } from '#shared/referrals/normalize-inbox.ts';
import type { Clock } from '../clock.ts';
import type { Table } from '../table/client.ts';
import { type CallLimit, createCallCount } from './count-call.ts';
import type { Write } from '../table/transact.ts';
import type { RequestSource } from '../http/request-source.ts';

/** The anonymous sender of a form. */
export interface Sender extends RequestSource {
  /** The email entered, if the form asks for one. */
  email?: string;
}

/** Maximum number of uses per period. */
export type Bound = Required<Pick<CallLimit, 'most' | 'per'>>;

/** Limits of a public form. */
export interface FormLimits {
  /** Key of the form in the table. */
  kind: string;
  /** Error code above a limit; defaults to TOO_MANY_MESSAGES. */
  code?: ErrorCode;
  /** Per network. Offices and mobile networks share one. */
  address: Bound;
  /** Per caller of API Gateway: a CloudFront server with many users, or a program that bypasses it. */
  peer: Bound;
  /** Per inbox, if the form asks for an email. */
  email?: Bound;
  /** For all senders together, as a circuit breaker. */
  all: Bound;
}

/** Per form and caller of the gateway. */
const limitOfPeer = { most: 200, per: 'hour' } as const;

/** Decision 0033 explains these limits. */
export const formLimits = {
  contact: {
    kind: 'contact',
    address: { most: 10, per: 'hour' },
    peer: limitOfPeer,
    email: { most: 3, per: 'hour' },
    all: { most: 20, per: 'minute' },
  },
  newsletter: {
    kind: 'newsletter',
    address: { most: 20, per: 'hour' },
    peer: limitOfPeer,
    email: { most: 3, per: 'day' },
    all: { most: 1_000, per: 'day' },
  },
  declarations: {
    kind: 'declarations',
    address: { most: 10, per: 'hour' },
    peer: limitOfPeer,
    email: { most: 5, per: 'day' },
    all: { most: 1_000, per: 'day' },
  },
} as const satisfies Record<string, FormLimits>;

const names = ['address', 'peer', 'email', 'all'] as const;

/** Hashes a value with the day as salt, so that it can only be recognized within the same day. */
const hashOf = (day: string, what: string): string =>
  createHash('sha256').update(`${day} ${what}`).digest('base64url');

/**
 * Counts uses of a form as writes for a transaction.
 * @param reportFlood called for each use that exceeds the limit for all senders
 */
export const createSenderLimits = (
  table: Table,
  clock: Clock,
  limits: FormLimits,
  reportFlood: () => void,
) => {
  const { kind, code = 'TOO_MANY_MESSAGES' } = limits;
  const counts = names.flatMap((name) => {
    const bound = limits[name];
    return bound
      ? [{ name, ...createCallCount(table, clock, { ...bound, kind: `${kind}-${name}`, code }) }]
      : [];
  });

  return {
    /** Each write fails above its limit. */
    writes: ({ address, peer, email = '' }: Sender): Write[] => {
      const day = clock().toISOString().slice(0, 10);
      const visitor = (what: string) => `visitor-${hashOf(day, what)}`;
      const counted = {
        address: visitor(address),
        peer: visitor(peer),
        // Normalizes the address, so that a tag after `+` does not start a new count.
        email: visitor(normalizeInbox(email)),
        all: 'visitors',
      };
      return counts.map(({ name, write }) => write(counted[name], 1));
    },
    /** Returns the error for failed writes, with the seconds until the longest of their periods ends. */
    refusal: (failed: readonly boolean[], cause: unknown): CodedError => {
      const reached = counts.filter((_count, at) => failed[at]);
      if (reached.some(({ name }) => name === 'all')) reportFlood();
      const refusals = reached.map(({ refusal }) => refusal(cause));
      return refusals.reduce((one, other) => ((other.retryAfter ?? 0) > (one.retryAfter ?? 0) ? other : one));
    },
  };
};

export type SenderLimits = ReturnType<typeof createSenderLimits>;
