import { t } from '#web/lib/language/translate.ts';
import { useId } from 'react';
import type { GoalAim, RecommendedGoal } from '#shared/goals/recommended-goals.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './goals.module.css';

const words: Record<GoalAim, { name: string; pace: string }> = {
  maintain: { name: t('Maintain weight'), pace: t('No weight change') },
  loss: { name: t('Weight loss'), pace: t('-0.5kg per week') },
  gain: { name: t('Weight gain'), pace: t('+0.5kg per week') },
};

interface Props {
  goals: readonly RecommendedGoal[];
  /** kcal in the form; a recommendation with the same value is shown as selected. */
  calories: number | null;
  onChoose: (aim: GoalAim) => void;
}

/** Recommended goals to choose from: three, or two for users at risk. */
export const RecommendedGoals = ({ goals, calories, onChoose }: Props) => {
  const name = useId();
  return (
    <fieldset className={classes.recommended}>
      <legend className="legend">{t('Recommended for you')}</legend>
      {goals.length === 0 && (
        <p className={classes.note}>
          {t(
            'Add your age, weight, height and activity level to see recommendations. Or choose a goal below.',
          )}
        </p>
      )}
      <div className={classes.choices}>
        {goals.map(({ aim, calories: kcal, isOffered }) => {
          const pace = isOffered ? words[aim].pace : t('Outside the allowed range');
          return (
            <label key={aim} className={classes.choice} data-off={!isOffered || undefined}>
              <input
                className="visually-hidden"
                type="radio"
                name={name}
                aria-label={t('{aim} {calories} kcal {pace}', {
                  aim: words[aim].name,
                  calories: formatNumber(kcal),
                  pace,
                })}
                disabled={!isOffered}
                checked={isOffered && kcal === calories}
                onChange={() => onChoose(aim)}
              />
              <span className="label">{words[aim].name}</span>
              <NumberWithUnit value={kcal} unit="kcal" />
              <span className={classes.pace}>{pace}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
