import { SourceLink } from '#web/ui/layout/source-link.tsx';
import { t } from '#web/lib/language/translate.ts';
import { type ExplainedTarget, explainTargets } from '#shared/goals/explain-targets.ts';
import { type ProfileValues, typedProfile, validateProfile } from '#web/features/profile/public.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './goals.module.css';

const names: Record<ExplainedTarget['name'], string> = {
  calories: t('Calories'),
  protein: t('Protein'),
  carbs: t('Carbs'),
  fat: t('Fat'),
  fiber: t('Fiber'),
};

/** Returns the typed targets. Invalid values count as not set. */
const targetsOf = (values: ProfileValues) => {
  const errors = validateProfile(values);
  const typed = typedProfile(values);
  const known = (field: 'daily_calorie_goal' | 'protein_goal' | 'carbs_goal' | 'fat_goal') =>
    errors[field] ? null : typed[field];
  return {
    daily_calorie_goal: known('daily_calorie_goal'),
    protein_goal: known('protein_goal'),
    carbs_goal: known('carbs_goal'),
    fat_goal: known('fat_goal'),
  };
};

/** The targets that apply with the values of the form, each with its formula, inputs and source (decision D56). */
export const DailyTargets = ({ values }: { values: ProfileValues }) => (
  <section className={classes.targets} aria-labelledby="daily-targets">
    <h3 id="daily-targets">{t('Your daily targets')}</h3>
    <dl>
      {explainTargets(targetsOf(values)).map(({ name, value, text, values: inputs, source }) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>
            <NumberWithUnit value={value} unit={name === 'calories' ? 'kcal' : 'g'} digits={1} size="small" />
          </dd>
          <dd className={classes.note}>
            {t(
              text,
              Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, formatNumber(input)])),
            )}{' '}
            {source && <SourceLink source={source} />}
          </dd>
        </div>
      ))}
    </dl>
    <p className={classes.note}>
      {t('These apply everywhere: dashboard, plans, health check, coach, insights, emails and reports.')}
    </p>
  </section>
);
