/** What a person may have, in rising order (GATE-10). */
export const tiers = ['free', 'basic', 'premium', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

/** What can be paid for. */
export const paidPlans = ['basic', 'premium', 'enterprise'] as const satisfies readonly Tier[];
export type PaidPlan = (typeof paidPlans)[number];

export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

/** Whether a tier has everything that `needed` has. */
export const isAtLeast = (tier: Tier, needed: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(needed);

/** The tier of a subscription's status: free where nothing is subscribed or the name is unknown (SUBS-10). */
export const tierOf = (status: { subscribed: boolean; subscription_tier: string | null }): Tier =>
  status.subscribed ? (paidPlans.find((plan) => plan === status.subscription_tier) ?? 'free') : 'free';
