import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
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
};
