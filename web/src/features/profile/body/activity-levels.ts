import { t } from '#web/lib/language/translate.ts';
import type { ActivityLevel } from '#shared/profile/choices.ts';

/** User-facing description of each activity level. */
export const activityLabels: Record<ActivityLevel, string> = {
  sedentary: t('Sedentary: little or no exercise'),
  lightly_active: t('Lightly active: 1–3 days a week'),
  moderately_active: t('Moderately active: 3–5 days a week'),
  very_active: t('Very active: 6–7 days a week'),
  extra_active: t('Extra active: physical job or training twice a day'),
};
