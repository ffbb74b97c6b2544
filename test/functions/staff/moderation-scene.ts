import { randomUUID } from 'node:crypto';
import { createAccountBlocks } from '#functions/moderation/account-blocks-repository.ts';
import { readAppeal, sendAppeal } from '#functions/moderation/appeals.ts';
import { createModerationDecisions } from '#functions/moderation/decisions-repository.ts';
import { createNotifyOwner } from '#functions/moderation/notify-owner.ts';
import { createOpenAccountCheck } from '#functions/platform/account/closed-account-entity.ts';
import { createIdempotentWriter } from '#functions/platform/idempotency/idempotent-writer.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';
import { tryTransact } from '#functions/platform/table/transact.ts';
import { createAuditRepository } from '#functions/staff/audit-repository.ts';
import { blockAccount, unblockAccount, warnAccount } from '#functions/staff/moderation/act-on-account.ts';
import { decideAppeal, listAppeals } from '#functions/staff/moderation/appeals.ts';
import { createEndSuspensions } from '#functions/staff/moderation/end-suspensions.ts';
import { createReadAccountHistory } from '#functions/staff/moderation/read-account-history.ts';
import { createReportedMeals } from '#functions/staff/reported-meals-repository.ts';
import { createOpenReports } from '#functions/staff/reports-repository.ts';
import { decideReport } from '#functions/staff/reports.ts';
import { createRunAction } from '#functions/staff/run-action.ts';
import type { Language } from '#shared/language/languages.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import type { SocialWorld } from '../social/social-world.ts';

const SAM = 'sam';
const decided = { reason: 'Reported twice', rule: 'spam', message: '' } as const;

const request = (key: string = randomUUID()) => ({
  caller: { user_id: SAM, signed_in_at: 0 },
  params: undefined,
  query: undefined,
  body: undefined,
  idempotency: { key, request_hash: 'same' },
  raw: { body: '', headers: {}, peer: '' },
  deadline: new AbortController().signal,
});

/** Staff tools on the table of a social world, with a user pool and a mailbox in memory. */
export const createModerationScene = ({ table, clock }: SocialWorld) => {
  const mails: Mail[] = [];
  const disabled = new Set<string>();
  let language: Language = 'en';
  let isMailAway = false;
  const decisions = createModerationDecisions(table, clock);
  const blocks = createAccountBlocks(table, clock);
  const audit = createAuditRepository(table, clock, newUlid);
  const notify = createNotifyOwner({
    decisions,
    emailOf: async (userId) => `${userId}@example.com`,
    languageOf: async () => language,
    siteOrigin: async () => 'https://platewise.example',
    sendEmail: async (mail) => {
      if (isMailAway) throw new Error('The mail service is away.');
      mails.push(mail);
    },
  });
  const history = createReadAccountHistory(table, decisions, blocks);
  const common = {
    open: async (userId: string) => void disabled.delete(userId),
    shut: async (userId: string) => void disabled.add(userId),
    runAction: createRunAction({
      audit,
      writer: createIdempotentWriter(table, clock),
      report: () => undefined,
    }),
    decisions,
    blocks,
    notify,
    openAccount: createOpenAccountCheck(table),
    isClosed: async () => false,
    newId: newUlid,
    clock,
  };
  const account = {
    ...common,
    accountOf: async (sub: string) => ({
      sub,
      email: '',
      createdAt: clock(),
      isConfirmed: true,
      isEnabled: !disabled.has(sub),
    }),
    present: async ({ sub, isEnabled }: { sub: string; isEnabled: boolean }) =>
      ({ user_id: sub, blocked: !isEnabled, ...(await history(sub)) }) as StaffAccount,
  };
  const meals = createReportedMeals(table, async (key) => key);
  const decide = decideReport({ ...common, reports: createOpenReports(table), meals });
  const appeals = { decisions, clock };

  return {
    mails,
    history,
    isDisabled: (userId: string) => disabled.has(userId),
    speak: (spoken: Language) => void (language = spoken),
    failMails: (fails: boolean) => void (isMailAway = fails),
    block: (user_id: string, days: number | null, key?: string) =>
      blockAccount(account)({ ...request(key), params: { user_id }, body: { ...decided, days } }),
    warn: (user_id: string, message = '') =>
      warnAccount(account)({ ...request(), params: { user_id }, body: { ...decided, message } }),
    unblock: (user_id: string) =>
      unblockAccount(account)({ ...request(), params: { user_id }, body: { reason: 'A mistake' } }),
    decide: (user_id: string, shared_meal_id: string, decision: 'hide' | 'remove' | 'leave', staff = SAM) =>
      decide({
        ...request(),
        caller: { user_id: staff, signed_in_at: 0 },
        params: { user_id, shared_meal_id },
        body: decision === 'leave' ? { decision, reason: decided.reason } : { decision, ...decided },
      }),
    openAppeals: async () => (await listAppeals(decisions)({ ...request(), query: {} })).appeals,
    answer: (user_id: string, decision_id: string, outcome: 'upheld' | 'lifted') =>
      decideAppeal({ ...common, meals })({
        ...request(),
        params: { user_id, decision_id },
        body: { outcome, reason: 'Read twice', message: '' },
      }),
    endSuspensions: createEndSuspensions({
      ...common,
      audit,
      tryWrite: (writes) => tryTransact(table, writes),
      report: () => undefined,
    }),
    /** Returns the token of the link in the latest email. */
    token: () => mails.at(-1)?.text.match(/token=(\S+)/)?.[1] ?? '',
    appeal: (token: string, text: string) => sendAppeal(appeals)({ ...request(), body: { token, text } }),
    view: (token: string) => readAppeal(appeals)({ ...request(), body: { token } }),
    log: async () =>
      (await audit.page(undefined)).rows.map(({ staff_id, action, outcome }) => [staff_id, action, outcome]),
  };
};
