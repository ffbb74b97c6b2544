import type { staffRoutes } from '#shared/staff/routes.ts';
import { createHistoryRepository, createReadBalance, creditParts } from '../credits/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { createAccountBlocks, createModerationDecisions, openNotifyOwner } from '../moderation/public.ts';
import { openTable } from '../platform/table/client.ts';
import {
  createClosedAccountEntity,
  createOpenAccountCheck,
} from '../platform/account/closed-account-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { openReferralReviews } from '../referrals/public.ts';
import { createAuditRepository } from './audit-repository.ts';
import { correctCredits } from './correct-credits.ts';
import { decideReferral, listReferrals } from './referrals.ts';
import { openAccountSwitch } from './open-account-switch.ts';
import { createStaffMessages } from './messages-repository.ts';
import { listMessages, markMessage } from './messages.ts';
import { createPresentAccount } from './present-account.ts';
import { readAudit } from './read-audit.ts';
import { createReportedMeals } from './reported-meals-repository.ts';
import { createOpenReports } from './reports-repository.ts';
import { createRunAction } from './run-action.ts';
import { blockAccount, unblockAccount, warnAccount } from './moderation/act-on-account.ts';
import { decideAppeal, listAppeals } from './moderation/appeals.ts';
import { searchAccounts, viewAccount } from './moderation/find-accounts.ts';
import { createReadAccountHistory } from './moderation/read-account-history.ts';
import { createSearchProfiles } from './moderation/search-profiles-repository.ts';
import { decideReport, listReports } from './reports.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof staffRoutes> => {
  const { TABLE_NAME, USER_POOL_ID } = environment('TABLE_NAME', 'USER_POOL_ID');
  const table = openTable(TABLE_NAME);
  const pool = createUserPool();
  const writer = createIdempotentWriter(table, systemClock);
  const audit = createAuditRepository(table, systemClock, newUlid);
  const messages = createStaffMessages(table, writer);
  const reports = createOpenReports(table);
  const meals = createReportedMeals(table, photoUrlSignerFromEnvironment(systemClock));
  const reviews = openReferralReviews(table, systemClock);
  const credits = creditParts(table, systemClock);
  const closed = createClosedAccountEntity(table);
  const isClosed = async (user_id: string) => (await readRow(closed, { user_id })) !== null;
  const accountOf = (emailOrId: string) => pool.account(USER_POOL_ID, emailOrId);
  const decisions = createModerationDecisions(table, systemClock);
  const blocks = createAccountBlocks(table, systemClock);
  const notify = openNotifyOwner(table);
  const openAccount = createOpenAccountCheck(table);
  const present = createPresentAccount({
    isClosed,
    readPlan: createReadPlan(table, systemClock),
    readBalance: createReadBalance(credits),
    history: createHistoryRepository(table),
    readAccountHistory: createReadAccountHistory(table, decisions, blocks),
  });
  const runAction = createRunAction({
    audit,
    writer,
    report: (error) => logger.error('OUTCOME_NOT_NOTED', { error }),
  });
  const accounts = { accountOf, isClosed, present, audit, writer };
  const accountSwitch = openAccountSwitch(table, pool, USER_POOL_ID);
  const found = { ...accounts, searchProfiles: createSearchProfiles(table) };
  const moderated = { runAction, decisions, blocks, notify, openAccount, isClosed, newId: newUlid };
  const onAccount = {
    ...accounts,
    ...moderated,
    ...accountSwitch,
    clock: systemClock,
  };
  return {
    messages: listMessages(messages),
    markMessage: markMessage(messages, audit),
    reports: listReports({ reports, meals }),
    decideReport: decideReport({ ...moderated, reports, meals }),
    appeals: listAppeals(decisions),
    decideAppeal: decideAppeal({ ...moderated, ...accountSwitch, meals }),
    referrals: listReferrals(reviews),
    decideReferral: decideReferral({ reviews, audit, writer }),
    searchAccounts: searchAccounts(found),
    viewAccount: viewAccount(found),
    warnAccount: warnAccount(onAccount),
    blockAccount: blockAccount(onAccount),
    unblockAccount: unblockAccount(onAccount),
    correctCredits: correctCredits({ ...accounts, ledger: credits.ledger, openAccount }),
    audit: readAudit(audit),
  };
};
