import type { SoldItem } from '#shared/billing/contracts/schema.ts';

/** A payment for a contract. Amounts in the currency's smallest unit. */
export interface ContractCharge {
  id: string;
  currency: string;
  /** What was paid and not refunded for another reason than this withdrawal. */
  paid: number;
  /** What was refunded because of this withdrawal. */
  withdrawn: number;
  /** Number of disputes won and of refunds that failed, which identifies the round of revoked credits. */
  wins: number;
}

/** A plan or a credit pack that a customer ordered. */
export interface Contract extends SoldItem {
  id: string;
  /** When the withdrawal period began. */
  opened: Date;
  /** Whether it has ended. */
  isOver: boolean;
  /** The page on which it was ordered; null for a plan that staff created at Stripe. */
  checkout_id: string | null;
  charges: ContractCharge[];
  /** The period that was paid for. */
  from: Date;
  until: Date;
  /** Credits of the pack; 0 for a plan. */
  credits: number;
}

/** Returns what was paid for a contract, or null if nothing was charged. */
export const paidFor = ({ charges }: Contract): { amount: number; currency: string } | null => {
  const [first] = charges;
  if (!first) return null;
  return { amount: charges.reduce((sum, { paid }) => sum + paid, 0), currency: first.currency };
};
