export const activityLevels = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extra_active',
] as const;
export type ActivityLevel = (typeof activityLevels)[number];

/** Used for the female and male formulas; unset uses the male ones (decision D3). */
export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** Units for display and input. Values are stored in metric units (decision D9). */
export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Whether photos, recordings and texts may be sent to an AI provider (decision D45); null if undecided. */
export const aiConsents = ['granted', 'declined'] as const;
export type AiConsent = (typeof aiConsents)[number];

/** How the user is notified of friend requests; null if not at all. */
export const friendNotices = ['email', 'push'] as const;
export type FriendNotice = (typeof friendNotices)[number];

/** Outcome of the onboarding questions (decision D46); null if not asked yet. */
export const firstRuns = ['done', 'skipped'] as const;
export type FirstRun = (typeof firstRuns)[number];
