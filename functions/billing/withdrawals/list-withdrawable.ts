import type { contractRoutes } from '#shared/billing/contracts/routes.ts';
import { lastWithdrawalDay } from '#shared/billing/contracts/withdrawal-window.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { paidFor } from './contract.ts';
import type { WithdrawContract } from './withdraw-contract.ts';

/** Returns the contracts that the caller can withdraw from. */
export const listWithdrawable =
  (
    open: () => Promise<Pick<WithdrawContract, 'offersOf'>>,
    clock: Clock,
  ): Endpoint<typeof contractRoutes.listWithdrawable> =>
  async ({ caller }) => {
    const offers = await (await open()).offersOf(caller.user_id, clock());
    return {
      contracts: offers.map(({ contract, refund }) => {
        const { id, kind, plan, interval, pack, opened } = contract;
        return {
          id,
          kind,
          plan,
          interval,
          pack,
          concluded_at: opened.toISOString(),
          withdraw_until: lastWithdrawalDay(opened).toISOString().slice(0, 10),
          paid: paidFor(contract),
          refund,
        };
      }),
    };
  };
