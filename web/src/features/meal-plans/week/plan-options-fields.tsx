import { plural, t } from '#web/lib/language/translate.ts';
import { type Budget, budgets } from '#shared/meal-plans/recipe-schema.ts';
import { type PlanOptions, timeLimits } from '#shared/meal-plans/week/plan-options.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import classes from '../ideas.module.css';

interface Props {
  options: PlanOptions;
  onChange: (change: Partial<PlanOptions>) => void;
}

const sources: { value: PlanOptions['source']; label: string }[] = [
  { value: 'both', label: t('My meals and recipes') },
  { value: 'own', label: t('Only my meals') },
  { value: 'recipes', label: t('Only recipes') },
];
const times = [
  { value: '', label: t('Any time') },
  ...timeLimits.map((minutes) => ({
    value: String(minutes),
    label: plural(minutes, 'Up to {minutes} minute', 'Up to {minutes} minutes', {
      minutes: formatNumber(minutes),
    }),
  })),
];
const budgetLabels: Record<Budget, string> = {
  1: t('Low budget'),
  2: t('Low or medium'),
  3: t('Any budget'),
};
const prices = budgets
  .toReversed()
  .map((budget) => ({ value: budget === 3 ? '' : String(budget), label: budgetLabels[budget] }));

/** Fields for what a week is planned from: source, cooking time, price and leftovers. */
export const PlanOptionsFields = ({ options, onChange }: Props) => (
  <details className={classes.options}>
    <summary>{t('Planning options')}</summary>
    <div className="stack3">
      <SelectField
        label={t('Plan from')}
        data={sources}
        value={options.source}
        onChange={(event) => onChange({ source: event.currentTarget.value as PlanOptions['source'] })}
      />
      <SelectField
        label={t('Time per recipe')}
        data={times}
        disabled={options.source === 'own'}
        value={String(options.max_minutes ?? '')}
        onChange={(event) =>
          onChange({
            max_minutes: timeLimits.find((limit) => String(limit) === event.currentTarget.value) ?? null,
          })
        }
      />
      <SelectField
        label={t('Budget')}
        data={prices}
        disabled={options.source === 'own'}
        value={String(options.max_budget ?? '')}
        onChange={(event) =>
          onChange({
            max_budget: budgets.find((budget) => String(budget) === event.currentTarget.value) ?? null,
          })
        }
      />
      <OptionToggle
        label={t('Cook once, eat twice')}
        isOn={options.has_leftovers}
        onChange={(has_leftovers) => onChange({ has_leftovers })}
      />
      <p className="secondary">{t('Some dinners make enough for the next day’s lunch.')}</p>
    </div>
  </details>
);
