import * as z from 'zod';
import { defineRoute, type Route } from '../http/route.ts';
import {
  accountKey,
  accountSearch,
  auditPage,
  because,
  creditCorrection,
  messageKey,
  messagePage,
  messageState,
  messageStates,
  pageCursor,
  reportDecision,
  reportKey,
  reportPage,
  STAFF,
  staffAccount,
} from './schema.ts';

/** What all of them ask of their caller: a signed-in member of the group, whom the user pool knows as one. */
const ofStaff = { auth: 'user', session: 'live', group: STAFF } as const satisfies Partial<Route>;

const cursor = z.strictObject({ cursor: pageCursor.optional() });

/** What the staff sees and does. Everything but a look at a list leaves a row in the log. */
export const staffRoutes = {
  /** Messages of the contact form: those that a plan has answered first, then the others, oldest first each. */
  messages: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/messages',
    status: 200,
    query: z.strictObject({ state: z.enum(messageStates).default('open'), cursor: pageCursor.optional() }),
    response: messagePage,
    errors: [],
  }),
  /** Notes that a message was answered, or that it is open again. Twice does no harm. */
  markMessage: defineRoute({
    ...ofStaff,
    method: 'PUT',
    path: '/api/staff/messages/{email_hash}/{id}/state',
    status: 204,
    params: messageKey,
    body: messageState,
    errors: ['MESSAGE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Reports of shared meals that nobody has decided yet, oldest first. */
  reports: defineRoute({
    ...ofStaff,
    method: 'GET',
    path: '/api/staff/reports',
    status: 200,
    query: cursor,
    response: reportPage,
    errors: [],
  }),
  /** Takes the meal out of every feed, or leaves it, and closes the report. The diary keeps the meal. */
  decideReport: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/reports/{user_id}/{shared_meal_id}/decision',
    status: 204,
    params: reportKey,
    body: reportDecision,
    errors: ['REPORT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Finds an account by its exact e-mail, which stands in the body: addresses are logged. */
  findAccount: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/search',
    status: 200,
    body: accountSearch,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Lets nobody sign in to an account, and ends its sessions. */
  blockAccount: defineRoute({
    ...ofStaff,
    method: 'POST',
    path: '/api/staff/accounts/{user_id}/block',
    status: 200,
    params: accountKey,
    body: because,
    response: staffAccount,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_YOURS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Lets its person sign in again. */
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
  /** Gives credits that stay, or takes some away: never more than there are. */
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
  /** What the staff did, newest first. No route changes it. */
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
