const DAY_MS = 86_400_000;

interface PlanUse {
  /** What was paid for the period, in the currency's smallest unit. */
  paid: number;
  from: Date;
  until: Date;
  /** When the withdrawal was declared. */
  at: Date;
  /** Whether the user asked for the service to begin before the withdrawal period was over. */
  hasConsent: boolean;
}

/**
 * Returns what is refunded for a plan: everything, or with consent everything but the share of the days used
 * (Directive 2011/83/EU, Article 14(3) and (4)(a)). Only whole days count, and the share is rounded down.
 */
export const planRefund = ({ paid, from, until, at, hasConsent }: PlanUse): number => {
  const length = until.getTime() - from.getTime();
  if (!hasConsent || length <= 0) return paid;
  const days = Math.max(0, Math.floor((at.getTime() - from.getTime()) / DAY_MS));
  return paid - Math.min(paid, Math.floor((paid * days * DAY_MS) / length));
};

interface PackUse {
  paid: number;
  credits: number;
  /** Credits of the pack that were not used. */
  unused: number;
  hasConsent: boolean;
}

/** Returns what is refunded for a credit pack: everything, or with consent the share of the unused credits, rounded up. */
export const packRefund = ({ paid, credits, unused, hasConsent }: PackUse): number =>
  hasConsent ? Math.ceil((paid * Math.min(unused, credits)) / credits) : paid;
