import type { Clock } from '../platform/clock.ts';
import { newUlid } from '../platform/ids.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import type { Table } from '../platform/table/client.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { createAccountRepository } from './account-repository.ts';
import { type Charge, createCharge } from './charge.ts';
import { createFairUse } from './fair-use.ts';
import { createGrantRepository, type GrantRepository } from './grant-repository.ts';
import { createHoldRepository } from './hold-repository.ts';
import { createHolds, type Holds } from './holds.ts';
import { createLedger } from './ledger.ts';

/** Wires the ledger. */
export const creditParts = (table: Table, clock: Clock) => {
  const accounts = createAccountRepository(table, clock, createReadPlan(table, clock));
  const ledger = createLedger(table, accounts);
  const fairUse = createFairUse(table, clock);
  const repository = createHoldRepository(table);
  const holds = createHolds({ accounts, ledger, repository, fairUse, clock, newId: newUlid });
  return { accounts, ledger, fairUse, holds };
};

/** Builds the charging of AI actions. @param report logs credits that could not be released immediately */
export const openCharge = (table: Table, clock: Clock, report: (error: unknown) => void): Charge =>
  createCharge({
    holds: creditParts(table, clock).holds,
    writer: createIdempotentWriter(table, clock),
    report,
  });

/** Builds the credit holds of jobs that outlive their request. */
export const openHolds = (table: Table, clock: Clock): Holds => creditParts(table, clock).holds;

/** Builds the grants with which payments and referrals add or revoke non-expiring credits. */
export const openGrants = (table: Table, clock: Clock): GrantRepository =>
  createGrantRepository(table, clock, creditParts(table, clock));
