/** Tiers in ascending order (GATE-10). */
export const tiers = ['free', 'basic', 'premium', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

/** Tiers that cost money. */
export const paidPlans = ['basic', 'premium', 'enterprise'] as const satisfies readonly Tier[];
export type PaidPlan = (typeof paidPlans)[number];

export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

/** Returns whether a tier includes everything of `needed`. */
export const isAtLeast = (tier: Tier, needed: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(needed);

/** Returns the tier of a subscription status: free without a subscription or for an unknown name (SUBS-10). */
export const tierOf = (status: { subscribed: boolean; subscription_tier: string | null }): Tier =>
  status.subscribed ? (paidPlans.find((plan) => plan === status.subscription_tier) ?? 'free') : 'free';
