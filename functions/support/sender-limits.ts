import { createHash } from 'node:crypto';
import type { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { type CallLimit, createCallCount } from '../platform/table/count-call.ts';
import type { Write } from '../platform/table/transact.ts';

/** Who uses a form: nobody has signed in. */
export interface Sender {
  /** As `viewerAddressOf` tells it. */
  address: string;
  email: string;
}

/** How often a form may be used in one day of UTC. */
export interface FormLimits {
  /** Names the form in the table. */
  kind: string;
  /** By one address. Offices and phone networks share one. */
  address: number;
  /** By or for one e-mail. */
  email: number;
  /** By all: the last guard of the inbox and of the mail service's good name. */
  all: number;
}

export const formLimits = {
  contact: { kind: 'contact', address: 20, email: 5, all: 1_000 },
  newsletter: { kind: 'newsletter', address: 20, email: 3, all: 1_000 },
} as const satisfies Record<string, FormLimits>;

/** Known again within the day, and tied to no other day. */
const hashOf = (day: string, what: string): string =>
  createHash('sha256').update(`${day} ${what}`).digest('base64url');

/** Counts uses of a form, as writes for a transaction. */
export const createSenderLimits = (table: Table, clock: Clock, limits: FormLimits) => {
  const bound = (name: 'address' | 'email' | 'all') => {
    const limit = {
      kind: `${limits.kind}-${name}`,
      most: limits[name],
      per: 'day',
      code: 'TOO_MANY_MESSAGES',
    } satisfies CallLimit;
    return createCallCount(table, clock, limit);
  };
  const counts = { address: bound('address'), email: bound('email'), all: bound('all') };

  return {
    /** Each fails at more than its limit. */
    writes: ({ address, email }: Sender): Write[] => {
      const day = clock().toISOString().slice(0, 10);
      return [
        counts.address.write(`visitor-${hashOf(day, address)}`, 1),
        counts.email.write(`visitor-${hashOf(day, email.toLowerCase())}`, 1),
        counts.all.write('visitors', 1),
      ];
    },
    /** What is said when one of them failed. */
    refusal: (cause: unknown): CodedError => counts.all.refusal(cause),
  };
};

export type SenderLimits = ReturnType<typeof createSenderLimits>;
