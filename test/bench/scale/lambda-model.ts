import { assumed } from '../cost/assumed.ts';
import type { EventLoop } from './event-loop.ts';
import type { Operation, TableModel } from './table-model.ts';

/** Concurrent executions of an account (AWS Lambda Developer Guide, 'Quotas'). */
const ACCOUNT_CONCURRENCY = 1_000;
/** API Gateway's longest integration time-out, ms. */
const TIMEOUT_MS = 29_000;
/** Attempts of the SDK's table client (`functions/platform/table/client.ts`) and its first delay, ms. */
const SDK_ATTEMPTS = 3;
const SDK_DELAY_MS = 50;
/** A transaction takes two rounds between its partitions. */
const TRANSACTION_MS = 20;
/** Delays between conflicting transactions (`functions/platform/backoff.ts`). */
const CONFLICT_DELAY_MS = 25;
const MAX_CONFLICT_DELAY_MS = 1_000;

export interface Request {
  operations: readonly Operation[];
  /** Time of the function itself, ms. */
  computeMs: number;
  /** Attempts of a transaction that conflicts or is throttled. */
  conflictAttempts: number;
}

/** The requests of one kind. */
export interface RequestCounts {
  sent: number;
  failed: number;
  /** Failures by cause. */
  causes: Record<string, number>;
  /** Durations of successful requests, ms. */
  durations: number[];
}

export const createRequestCounts = (): RequestCounts => ({ sent: 0, failed: 0, causes: {}, durations: [] });

/** Creates functions that share the account's concurrency and a table. */
export const createLambdaModel = (loop: EventLoop, table: TableModel, random: () => number) => {
  let running = 0;
  let highest = 0;

  /** Performs one operation with the retries of the SDK and of conflicts. */
  const perform = (operation: Operation, attempts: number, done: (failure: string | null) => void): void => {
    const duration = operation.items.length > 0 ? TRANSACTION_MS : assumed.tableMs;
    const attempt = (throttles: number, conflicts: number): void => {
      const now = loop.now();
      const isTransaction = operation.items.length > 0;
      const hasUnits = table.tryUse(operation, now);
      if (!hasUnits && !isTransaction) {
        if (throttles + 1 === SDK_ATTEMPTS) return done('throttled partition');
        loop.after(random() * SDK_DELAY_MS * 2 ** throttles, () => attempt(throttles + 1, conflicts));
      } else if (!hasUnits || !table.tryLock(operation.items, now, now + duration)) {
        // A throttled transaction is canceled like a conflicting one (`functions/platform/table/cancellation.ts`).
        if (conflicts + 1 === attempts) return done('canceled transaction');
        const delay = Math.min(MAX_CONFLICT_DELAY_MS, CONFLICT_DELAY_MS * 2 ** conflicts);
        loop.after(duration + random() * delay, () => attempt(throttles, conflicts + 1));
      } else loop.after(duration, () => done(null));
    };
    attempt(0, 0);
  };

  return {
    highest: (): number => highest,

    /** Sends a request. It fails without free concurrency, with an operation, or after API Gateway's time-out. */
    send: ({ operations, computeMs, conflictAttempts }: Request, counts: RequestCounts): void => {
      const began = loop.now();
      counts.sent += 1;
      const fail = (cause: string): void => {
        counts.failed += 1;
        counts.causes[cause] = (counts.causes[cause] ?? 0) + 1;
      };
      if (running >= ACCOUNT_CONCURRENCY) return fail('no concurrency');
      running += 1;
      highest = Math.max(highest, running);
      const end = (failure: string | null): void => {
        running -= 1;
        const duration = loop.now() - began;
        if (failure) fail(failure);
        else if (duration > TIMEOUT_MS) fail('time-out');
        else counts.durations.push(duration);
      };
      const step = (at: number): void => {
        const operation = operations[at];
        if (!operation) return end(null);
        perform(operation, conflictAttempts, (failure) => (failure ? end(failure) : step(at + 1)));
      };
      loop.after(computeMs, () => step(0));
    },
  };
};
