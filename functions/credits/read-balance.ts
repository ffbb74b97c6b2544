import { allowanceOf } from '#shared/credits/account.ts';
import { balanceOf } from '#shared/credits/balance-of.ts';
import type { creditRoutes } from '#shared/credits/routes.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { OpenedAccount } from './account-repository.ts';
import type { FairUse } from './fair-use.ts';
import type { Holds } from './holds.ts';
import type { Ledger } from './ledger.ts';

interface Dependencies {
  ledger: Ledger;
  holds: Pick<Holds, 'releaseForgotten'>;
  fairUse: Pick<FairUse, 'today'>;
}

const isUnlimited = ({ plan }: OpenedAccount): boolean => allowanceOf(plan.tier) === null;

/**
 * Returns what a user can spend now. Creates the account if needed, starts a new month that is due and releases holds
 * left by crashes.
 */
export type ReadBalance = (userId: string) => Promise<CreditBalance>;

export const createReadBalance = ({ ledger, holds, fairUse }: Dependencies): ReadBalance => {
  const look = (userId: string) =>
    ledger.change(userId, (opened) => ({ account: opened.account, answer: opened }));

  return async (userId) => {
    let opened = await look(userId);
    const { held_allowance, held_kept } = opened.account;
    // On unlimited plans the account does not show held credits.
    const mayHold = held_allowance + held_kept > 0 || isUnlimited(opened);
    if (mayHold && (await holds.releaseForgotten(userId))) opened = await look(userId);
    const { account, plan, now } = opened;
    const usedToday = isUnlimited(opened) ? await fairUse.today(userId) : 0;
    return balanceOf(account, plan, now, usedToday);
  };
};

export const readBalance =
  (read: ReadBalance): Endpoint<typeof creditRoutes.balance> =>
  ({ caller }) =>
    read(caller.user_id);

/** Returns the total as a single number, as the specification names it, for the caller only. */
export const readTotal =
  (read: ReadBalance): Endpoint<typeof creditRoutes.total> =>
  async ({ caller, body }) => {
    if (body.user_uuid !== caller.user_id) throw new CodedError('FORBIDDEN');
    return (await read(caller.user_id)).total;
  };
