import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Calculator from 'lucide-react/icons/calculator';
import { useId } from 'react';
import { DEFAULT_DAILY_CALORIE_GOAL } from '#shared/profile/schema.ts';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { GoalNote } from './goal-note.tsx';
import { goalEstimateOf } from './goal-estimate.ts';
import type { ProfileFormState } from './profile-form-state.ts';
import classes from './profile-form.module.css';

/** Daily goal, typed or calculated. If a value is missing, the calculator says which. */
export const GoalFields = ({ form }: { form: ProfileFormState }) => {
  const noteId = useId();
  const estimate = goalEstimateOf(form.values);
  const calculate = () => {
    if (!estimate.goal) return;
    const { goal } = estimate.goal;
    form.setFieldValue('daily_calorie_goal', fieldNumber(goal));
    notify.success(t('Calorie goal calculated!'), t('{goal} kcal a day.', { goal: formatNumber(goal) }));
  };
  return (
    <div className="stack3">
      <div className={classes.goalRow}>
        <NumberField
          label={t('Daily calorie goal')}
          unit="kcal"
          step={50}
          placeholder={formatNumber(DEFAULT_DAILY_CALORIE_GOAL)}
          {...form.getInputProps('daily_calorie_goal')}
          value={form.values.daily_calorie_goal}
          onChange={(typed) => form.setFieldValue('daily_calorie_goal', typed)}
        />
        <Button
          variant="default"
          leftSection={<Calculator aria-hidden />}
          aria-disabled={estimate.goal === null}
          aria-describedby={noteId}
          onClick={calculate}
        >
          {t('Calculate goal')}
        </Button>
      </div>
      <GoalNote id={noteId} estimate={estimate} />
    </div>
  );
};
