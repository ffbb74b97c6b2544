import type { staffRoutes } from '#shared/staff/routes.ts';
import { openCloseSessions } from '../account/public.ts';
import { createHistoryRepository, createReadBalance, creditParts } from '../credits/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import {
  createClosedAccountEntity,
  createOpenAccountCheck,
} from '../platform/account/closed-account-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { openReferralReviews } from '../referrals/public.ts';
import { createDevicesRepository } from '../reminders/public.ts';
import { createAuditRepository } from './audit-repository.ts';
import { blocking } from './block-account.ts';
import { correctCredits } from './correct-credits.ts';
import { findAccount } from './find-account.ts';
import { decideReferral, listReferrals } from './referrals.ts';
import { createStaffMessages } from './messages-repository.ts';
import { listMessages, markMessage } from './messages.ts';
import { createPresentAccount } from './present-account.ts';
import { readAudit } from './read-audit.ts';
import { createReportedMeals } from './reported-meals-repository.ts';
import { createOpenReports } from './reports-repository.ts';
import { decideReport, listReports } from './reports.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof staffRoutes> => {
  const { TABLE_NAME, USER_POOL_ID } = environment('TABLE_NAME', 'USER_POOL_ID');
  const table = openTable(TABLE_NAME);
  const pool = createUserPool();
  const writer = createIdempotentWriter(table, systemClock);
  const audit = createAuditRepository(table, systemClock, newUlid);
  const messages = createStaffMessages(table, writer);
  const reports = createOpenReports(table, writer);
  const meals = createReportedMeals(table, photoUrlSignerFromEnvironment(systemClock));
  const reviews = openReferralReviews(table, systemClock);
  const credits = creditParts(table, systemClock);
  const closed = createClosedAccountEntity(table);
  const isClosed = async (user_id: string) => (await readRow(closed, { user_id })) !== null;
  const accountOf = (emailOrId: string) => pool.account(USER_POOL_ID, emailOrId);
  const present = createPresentAccount({
    isClosed,
    readPlan: createReadPlan(table, systemClock),
    readBalance: createReadBalance(credits),
    history: createHistoryRepository(table),
  });
  const closeSessions = openCloseSessions(table, {
    pool,
    forgetDevices: createDevicesRepository(table, systemClock).forget,
  });
  const accounts = { accountOf, isClosed, present, audit, writer };
  const block = { ...accounts, report: (error: unknown) => logger.error('OUTCOME_NOT_NOTED', { error }) };
  return {
    messages: listMessages(messages),
    markMessage: markMessage(messages, audit),
    reports: listReports({ reports, meals }),
    decideReport: decideReport({ reports, meals, audit, writer }),
    referrals: listReferrals(reviews),
    decideReferral: decideReferral({ reviews, audit, writer }),
    findAccount: findAccount(accounts),
    blockAccount: blocking(block, 'account_blocked', async (userId) => {
      // Runs first, so that no new sign-in happens in between.
      await pool.disable(USER_POOL_ID, userId);
      await closeSessions(USER_POOL_ID, userId, userId);
    }),
    unblockAccount: blocking(block, 'account_unblocked', (userId) => pool.enable(USER_POOL_ID, userId)),
    correctCredits: correctCredits({
      ...accounts,
      ledger: credits.ledger,
      openAccount: createOpenAccountCheck(table),
    }),
    audit: readAudit(audit),
  };
};
