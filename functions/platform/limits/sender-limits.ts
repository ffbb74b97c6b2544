import { createHash } from 'node:crypto';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { CodedError } from '#shared/errors/coded-error.ts';
import { inboxOf } from '#shared/referrals/inbox-of.ts';
import type { Clock } from '../clock.ts';
import type { Table } from '../table/client.ts';
import { type CallLimit, createCallCount } from './count-call.ts';
import type { Write } from '../table/transact.ts';
import type { RequestSource } from '../http/request-source.ts';

/** Who uses a form: nobody has signed in. */
export interface Sender extends RequestSource {
  /** What they named, where the form asks for one. */
  email?: string;
}

/** How often in which period. */
export type Bound = Required<Pick<CallLimit, 'most' | 'per'>>;

/** How often a form may be used. */
export interface FormLimits {
  /** Names the form in the table. */
  kind: string;
  /** What is said beyond a limit; TOO_MANY_MESSAGES where none is named. */
  code?: ErrorCode;
  /** By one network. Offices and phone networks share one. */
  address: Bound;
  /** By whoever calls the gateway: many people's edge, or one program that went past it. */
  peer: Bound;
  /** By or for one inbox, where the form asks for an e-mail. */
  email?: Bound;
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
  const { kind, code = 'TOO_MANY_MESSAGES' } = limits;
  const counts = names.flatMap((name) => {
    const bound = limits[name];
    return bound
      ? [{ name, ...createCallCount(table, clock, { ...bound, kind: `${kind}-${name}`, code }) }]
      : [];
  });

  return {
    /** Each fails at more than its limit. */
    writes: ({ address, peer, email = '' }: Sender): Write[] => {
      const day = clock().toISOString().slice(0, 10);
      const visitor = (what: string) => `visitor-${hashOf(day, what)}`;
      const counted = {
        address: visitor(address),
        peer: visitor(peer),
        // Every spelling of one inbox: otherwise a tag after `+` would begin to count anew.
        email: visitor(inboxOf(email)),
        all: 'visitors',
      };
      return counts.map(({ name, write }) => write(counted[name], 1));
    },
    /** What is said when some of them failed, with the seconds until the longest of these is over. */
    refusal: (failed: readonly boolean[], cause: unknown): CodedError => {
      const reached = counts.filter((_count, at) => failed[at]);
      if (reached.some(({ name }) => name === 'all')) reportFlood();
      const refusals = reached.map(({ refusal }) => refusal(cause));
      return refusals.reduce((one, other) => ((other.retryAfter ?? 0) > (one.retryAfter ?? 0) ? other : one));
    },
  };
};

export type SenderLimits = ReturnType<typeof createSenderLimits>;
