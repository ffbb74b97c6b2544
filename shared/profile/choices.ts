export const activityLevels = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extra_active',
] as const;
export type ActivityLevel = (typeof activityLevels)[number];

/** What the female and the male formulas are for; unset uses the male ones (decision D3). */
export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** How body figures are shown and typed; they are stored metric (decision D9). */
export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Whether photos, recordings and words may go to an AI provider (decision D45); null: not asked yet. */
export const aiConsents = ['granted', 'declined'] as const;
export type AiConsent = (typeof aiConsents)[number];

/** How the questions at the start ended (decision D46); null: not asked yet. */
export const firstRuns = ['done', 'skipped'] as const;
export type FirstRun = (typeof firstRuns)[number];
