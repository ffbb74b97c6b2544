import * as z from 'zod';
import { defineRoute, type Route } from '../http/route.ts';
import { pageCursor } from './common-schema.ts';
import {
  accountBlock,
  accountSearch,
  accountWarning,
  appealDecision,
  appealKey,
  appealPage,
  foundAccountPage,
  reportDecision,
} from './moderation-schema.ts';
import {
  accountKey,
  auditPage,
  because,
  creditCorrection,
  messageKey,
  messagePage,
  messageState,
  messageStates,
  referralDecision,
  referralKey,
  reportKey,
  reportPage,
  STAFF,
  staffAccount,
  staffReferralPage,
} from './schema.ts';

/** Required of every staff route: a live session of a current member of the group. */
const ofStaff = { auth: 'user', session: 'live', group: STAFF } as const satisfies Partial<Route>;

const cursor = z.strictObject({ cursor: pageCursor.optional() });

/** Staff routes. Every request except listing is written to the audit log. */
export const staffRoutes = {
  /** Returns contact form messages: priority messages first, then the others, each oldest first. */
  messages: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/messages',
    status: 200,
    query: z.strictObject({ state: z.enum(messageStates).default('open'), cursor: pageCursor.optional() }),
    response: messagePage,
    errors: [],
  }),
  /** Marks a message as answered or open. Idempotent. */
  markMessage: defineRoute({
    ...ofStaff,
    method: 'PUT',
    path: '/api/staff/messages/{email_hash}/{id}/state',
    status: 204,
    params: messageKey,
    body: messageState,
    errors: ['MESSAGE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns reports of shared meals without a decision, oldest first. */
  reports: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/reports',
    status: 200,
    query: cursor,
    response: reportPage,
    errors: [],
  }),
  /**
   * Hides the meal from others, removes it or keeps it, and closes the report. The diary entry stays. Its owner is
   * emailed about a hidden or removed meal.
   */
  decideReport: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/reports/{user_id}/{shared_meal_id}/decision',
    status: 204,
    params: reportKey,
    body: reportDecision,
    errors: ['REPORT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Finds accounts by user ID, email or a part of the name. The text is in the body because URLs are logged. */
  searchAccounts: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/search',
    status: 200,
    body: accountSearch,
    response: foundAccountPage,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns an account with the reports and decisions about it. */
  viewAccount: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/{user_id}/view',
    status: 200,
    params: accountKey,
    body: because,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Warns the owner of an account by email. */
  warnAccount: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/{user_id}/warning',
    status: 200,
    params: accountKey,
    body: accountWarning,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Disables sign-in to an account, ends its sessions and emails its owner. With `days`, only for so long. */
  blockAccount: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/{user_id}/block',
    status: 200,
    params: accountKey,
    body: accountBlock,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Enables sign-in again and emails the owner. */
  unblockAccount: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/{user_id}/unblock',
    status: 200,
    params: accountKey,
    body: because,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Adds or removes non-expiring credits, at most down to zero. */
  correctCredits: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/{user_id}/credits',
    status: 200,
    params: accountKey,
    body: creditCorrection,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'TOO_FEW_TO_TAKE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns appeals without a decision, of the oldest decisions first. */
  appeals: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/appeals',
    status: 200,
    query: cursor,
    response: appealPage,
    errors: [],
  }),
  /** Upholds a decision, or reverses it: the meal is visible or the account open again. Emails the owner. */
  decideAppeal: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/appeals/{user_id}/{decision_id}/decision',
    status: 204,
    params: appealKey,
    body: appealDecision,
    errors: ['APPEAL_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns referrals for review, oldest first: beyond a limit, or close to one (decision 0084). */
  referrals: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/referrals',
    status: 200,
    query: cursor,
    response: staffReferralPage,
    errors: [],
  }),
  /** Closes the review of a referral and keeps its rewards, or revokes them and excludes further ones. */
  decideReferral: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/referrals/{user_id}/{referral_id}/decision',
    status: 204,
    params: referralKey,
    body: referralDecision,
    errors: ['REFERRAL_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns the audit log, newest first. No route can change it. */
  audit: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/audit',
    status: 200,
    query: cursor,
    response: auditPage,
    errors: [],
  }),
};
