import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
import {
  cancellationRequest,
  declarationLink,
  declarationOutcome,
  declarationReceipt,
  withdrawalRequest,
} from './declaration.ts';
import { contractId, withdrawable, withdrawal } from './schema.ts';

/** Routes with which consumers end contracts as the law provides (decision 0089). */
export const contractRoutes = {
  /** Returns the contracts that the user can withdraw from, with what would be refunded. */
  listWithdrawable: defineRoute({
    method: 'GET',
    path: '/api/withdrawals',
    auth: 'user',
    status: 200,
    response: z.object({ contracts: z.array(withdrawable) }),
    errors: ['PAYMENTS_UNAVAILABLE'],
  }),
  /** Withdraws from a contract: ends it, refunds it and confirms it by email. A repeated request changes nothing. */
  withdraw: defineRoute({
    method: 'POST',
    path: '/api/withdrawals',
    auth: 'user',
    session: 'live',
    status: 200,
    body: z.strictObject({ contract_id: contractId }),
    response: withdrawal,
    errors: ['CONTRACT_NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Receives a cancellation without sign-in (§ 312k BGB), stores it with its time and emails a receipt. */
  declareCancellation: defineRoute({
    method: 'POST',
    path: '/api/contracts/cancellations',
    auth: 'public',
    status: 200,
    body: cancellationRequest,
    response: declarationReceipt,
    form: { done: '/cancel?sent=1', failed: '/cancel' },
    errors: ['TOO_MANY_MESSAGES'],
  }),
  /** Receives a withdrawal without sign-in (§ 356a BGB), stores it with its time and emails a receipt. */
  declareWithdrawal: defineRoute({
    method: 'POST',
    path: '/api/contracts/withdrawals',
    auth: 'public',
    status: 200,
    body: withdrawalRequest,
    response: declarationReceipt,
    form: { done: '/withdraw?sent=1', failed: '/withdraw' },
    errors: ['TOO_MANY_MESSAGES'],
  }),
  /** Carries out a declaration. Sent by the button on the page that the receipt's link opens. */
  confirmDeclaration: defineRoute({
    method: 'POST',
    path: '/api/contracts/confirmations',
    auth: 'public',
    status: 200,
    body: declarationLink,
    response: declarationOutcome,
    errors: ['DECLARATION_NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
  }),
};
