import { planRefund, packRefund } from '#shared/billing/contracts/refund-of.ts';
import type { Money, Withdrawal } from '#shared/billing/contracts/schema.ts';
import { isInWithdrawalWindow } from '#shared/billing/contracts/withdrawal-window.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { PackCredits } from '../checkout/pack-credits.ts';
import type { Consents } from '../consents/consents-repository.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';
import type { MoneyMails } from '../emails/money-mails-repository.ts';
import type { SendMoneyEmail } from '../emails/send-money-email.ts';
import type { Charges } from '../payments/charges-repository.ts';
import type { BillingRepository } from '../repository.ts';
import { type Contract, paidFor } from './contract.ts';
import type { Contracts } from './contracts-repository.ts';
import type { Refunds } from './refunds-repository.ts';
import type { StoredWithdrawal, Withdrawals } from './withdrawals-repository.ts';

export interface WithdrawalDependencies {
  rows: Pick<BillingRepository, 'read'>;
  contracts: Contracts;
  consents: Pick<Consents, 'find'>;
  withdrawals: Withdrawals;
  credits: Pick<PackCredits, 'revoke' | 'revoked'>;
  /** Returns the number of non-expiring credits. */
  keptCredits: (userId: string) => Promise<number>;
  charges: Pick<Charges, 'endSubscription'>;
  refunds: Refunds;
  sync: SyncCustomer;
  mails: MoneyMails;
  send: SendMoneyEmail;
}

/** A contract that can be withdrawn from, with what would be refunded. */
export interface Offer {
  contract: Contract;
  refund: Money | null;
}

/** Carries out withdrawals from contracts (decision 0089). */
export const createWithdrawContract = (needs: WithdrawalDependencies) => {
  const { rows, contracts, consents, withdrawals, credits, charges, refunds, sync, mails, send } = needs;

  const contractsOf = async (userId: string, at: Date): Promise<Contract[]> => {
    const { customer_id: customerId } = await rows.read(userId);
    return customerId === null ? [] : contracts.ofCustomer(customerId, at);
  };

  /** @param unused credits of the pack that were not used */
  const refundOf = async (userId: string, contract: Contract, at: Date, unused: number) => {
    const paid = paidFor(contract);
    if (paid === null || paid.amount === 0) return null;
    const { checkout_id: page, from, until } = contract;
    const hasConsent = page !== null && (await consents.find(userId, page)) !== null;
    const amount =
      contract.kind === 'plan'
        ? planRefund({ paid: paid.amount, from, until, at, hasConsent })
        : packRefund({ paid: paid.amount, credits: contract.credits, unused, hasConsent });
    return { ...paid, amount };
  };

  /** Revokes a pack's credits, down to zero. @returns how many there were */
  const revokeCredits = async (userId: string, contract: Contract): Promise<number> => {
    const [charge] = contract.charges;
    if (contract.kind === 'plan' || !charge) return 0;
    await credits.revoke(userId, charge.id, charge.wins, contract.credits);
    return credits.revoked(userId, charge.id, charge.wins);
  };

  const carryOut = async (
    userId: string,
    contract: Contract,
    { declared_at }: StoredWithdrawal,
  ): Promise<Withdrawal> => {
    const { id, kind, plan, pack } = contract;
    if (kind === 'plan') await charges.endSubscription(id);
    const unused = await revokeCredits(userId, contract);
    const refund = await refundOf(userId, contract, new Date(declared_at), unused);
    if (refund !== null) await refunds.refundContract(contract, refund.amount);
    const { customer_id: customerId } = await rows.read(userId);
    if (customerId !== null) await sync(userId, customerId);
    await mails.once(userId, `withdrawal-${id}`, 'confirmed', () =>
      send(userId, { kind: 'withdrawn', plan, pack, at: declared_at, refund }),
    );
    await withdrawals.complete(userId, id, refund);
    return { id, declared_at, refund };
  };

  /** Returns the contracts that a user can withdraw from at a time. */
  const offersOf = async (userId: string, at: Date): Promise<Offer[]> => {
    const open = (await contractsOf(userId, at)).filter(
      ({ isOver, opened }) => !isOver && isInWithdrawalWindow(opened, at),
    );
    const kept = open.some(({ kind }) => kind === 'credits') ? await needs.keptCredits(userId) : 0;
    return Promise.all(
      open.map(async (contract) => ({ contract, refund: await refundOf(userId, contract, at, kept) })),
    );
  };

  return {
    offersOf,

    /**
     * Withdraws from a contract. A repeated or concurrent call carries out what is missing and returns the same.
     * @param at when it was declared
     * @throws CodedError CONTRACT_NOT_FOUND if the contract is unknown, has ended or can no longer be withdrawn from
     */
    withdraw: async (userId: string, id: string, at: Date): Promise<Withdrawal> => {
      const earlier = await withdrawals.find(userId, id);
      if (earlier?.isDone) return { id, declared_at: earlier.declared_at, refund: earlier.refund };
      const declaredAt = earlier === null ? at : new Date(earlier.declared_at);
      const contract = (await contractsOf(userId, declaredAt)).find((each) => each.id === id);
      if (!contract) throw new CodedError('CONTRACT_NOT_FOUND');
      const isOpen = !contract.isOver && isInWithdrawalWindow(contract.opened, at);
      // A contract that has ended meanwhile may have been ended by a concurrent request.
      const declared = isOpen
        ? await withdrawals.declare(userId, id, at)
        : await withdrawals.find(userId, id);
      if (declared === null) throw new CodedError('CONTRACT_NOT_FOUND');
      return carryOut(userId, contract, declared);
    },
  };
};

export type WithdrawContract = ReturnType<typeof createWithdrawContract>;
