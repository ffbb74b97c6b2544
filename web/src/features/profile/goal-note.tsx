import { locale } from '#web/lib/language/language.ts';
import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { GoalEstimate } from './goal-estimate.ts';
import classes from './profile-form.module.css';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

const parts = { goal: (inner: string) => <strong>{inner}</strong> };

/** Explains the calculated goal, or lists the missing values. */
export const GoalNote = ({ id, estimate }: { id: string; estimate: GoalEstimate }) => (
  <p id={id} className={classes.goalNote}>
    {estimate.goal ? (
      <RichText
        text="<goal>{goal} kcal a day</goal> maintains your weight: {resting} at rest × {factor} for your activity. {formula}."
        values={{
          goal: formatNumber(estimate.goal.goal),
          resting: formatNumber(estimate.goal.at_rest),
          factor: formatNumber(estimate.goal.factor, 3),
          formula: t(estimate.goal.formula),
        }}
        parts={parts}
      />
    ) : (
      t('We still need your {missing}.', { missing: list.format(estimate.missing) })
    )}
  </p>
);
