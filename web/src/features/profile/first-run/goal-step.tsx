import { t } from '#web/lib/language/translate.ts';
import { DEFAULT_DAILY_CALORIE_GOAL } from '#shared/profile/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { GoalFields } from '../goal-fields.tsx';
import type { ProfileFormState } from '../profile-form-state.ts';

/** Last step: the goal, calculated if the values are known. */
export const GoalStep = ({ form }: { form: ProfileFormState }) => (
  <>
    <p className="secondary">
      {t('If you leave this blank, we’ll use {calories} kcal.', {
        calories: formatNumber(DEFAULT_DAILY_CALORIE_GOAL),
      })}
    </p>
    <GoalFields form={form} />
  </>
);
