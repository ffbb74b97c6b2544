import type { Price, TaxTreatment, TrialRefusal } from '#shared/billing/billing-of.ts';
import { BRAND } from '#shared/brand.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { CreditPack } from '#shared/plans/packs.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';

/** A plan with what Stripe charges for it. */
export interface SoldPlan {
  plan: PaidPlan;
  interval: Interval | null;
  price: Price | null;
  tax: TaxTreatment | null;
}

/** A payment as on its invoice. */
interface Receipt {
  paid: Price;
  /** The tax in it; null for none. */
  taxPaid: Price | null;
  invoice: string | null;
}

/** An event about money that a user is emailed about. Instants are ISO 8601. */
export type MoneyNotice =
  | ({ kind: 'trial_started' | 'trial_ending'; ends: string } & SoldPlan)
  | { kind: 'trial_refused'; reason: TrialRefusal }
  | ({ kind: 'receipt'; plan: PaidPlan | null; next: string | null; isFirst: boolean } & Receipt)
  | ({ kind: 'pack_bought'; credits: number } & Receipt)
  | ({ kind: 'renewal_upcoming'; on: string } & SoldPlan)
  | { kind: 'first_payment_failed'; due: Price; payBy: string | null }
  | { kind: 'renewal_failed'; due: Price; next: string | null }
  | ({ kind: 'plan_changed'; next: string | null } & SoldPlan)
  | { kind: 'canceled'; plan: PaidPlan; ends: string }
  | { kind: 'resumed'; plan: PaidPlan; next: string }
  | { kind: 'plan_ended' }
  | { kind: 'refunded'; refund: Price }
  /** `plan` or `pack` is what the contract was about. */
  | { kind: 'withdrawn'; plan: PaidPlan | null; pack: CreditPack | null; at: string; refund: Price | null };

/** Returns the subject of the email about an event. */
export const subjectOf = ({ kind }: MoneyNotice, { t }: Translator): string => {
  const brand = { brand: BRAND };
  switch (kind) {
    case 'trial_started':
      return t('Your {brand} trial has started', brand);
    case 'trial_ending':
      return t('Your {brand} trial ends in 3 days', brand);
    case 'trial_refused':
      return t('Your {brand} trial didn’t start', brand);
    case 'receipt':
      return t('Your {brand} receipt', brand);
    case 'pack_bought':
      return t('Your {brand} credits', brand);
    case 'renewal_upcoming':
      return t('Your {brand} plan renews soon', brand);
    case 'first_payment_failed':
    case 'renewal_failed':
      return t('Your {brand} payment didn’t go through', brand);
    case 'plan_changed':
      return t('Your {brand} plan was changed', brand);
    case 'canceled':
      return t('Your {brand} plan was canceled', brand);
    case 'resumed':
      return t('Your {brand} plan continues', brand);
    case 'plan_ended':
      return t('Your {brand} plan has ended', brand);
    case 'withdrawn':
      return t('You withdrew from your {brand} contract', brand);
    case 'refunded':
      return t('Your {brand} refund', brand);
  }
};
