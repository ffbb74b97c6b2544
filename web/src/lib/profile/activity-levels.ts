import type { ActivityLevel } from '#shared/profile/schema.ts';

/** What each level means, in the words of the people who choose it. */
export const activityLabels: Record<ActivityLevel, string> = {
  sedentary: 'Sedentary: little or no exercise',
  lightly_active: 'Lightly active: 1 to 3 days a week',
  moderately_active: 'Moderately active: 3 to 5 days',
  very_active: 'Very active: 6 to 7 days',
  extra_active: 'Extra active: hard work or twice a day',
};
