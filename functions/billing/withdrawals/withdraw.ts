import type { contractRoutes } from '#shared/billing/contracts/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { WithdrawContract } from './withdraw-contract.ts';

/** Withdraws from a contract of the caller. */
export const withdraw =
  (
    open: () => Promise<Pick<WithdrawContract, 'withdraw'>>,
    clock: Clock,
  ): Endpoint<typeof contractRoutes.withdraw> =>
  async ({ caller, body }) =>
    (await open()).withdraw(caller.user_id, body.contract_id, clock());
