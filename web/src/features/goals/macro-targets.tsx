import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  carbsRange,
  energyOfTargets,
  fatChoices,
  macroTargetsOf,
  proteinChoices,
} from '#shared/goals/macro-targets.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { type MacroName, macroNames } from '#web/ui/nutrition/energy-shares.ts';
import { fieldNumber, formatNumber, formatPercent } from '#web/ui/format/format-number.ts';
import { macroLabels } from '#web/ui/nutrition/macro-key.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import type { GoalFormState } from './use-goal-form.ts';
import classes from './goals.module.css';

interface Props {
  state: GoalFormState;
  /** kcal per day; null if not set. */
  calories: number | null;
  /** kg; null if unknown. */
  weight: number | null;
}

const noTargets = { protein: null, carbs: null, fat: null };
const fieldOf = (macro: MacroName) => `${macro}_goal` as const;
/** Share of the calories, as part of a list. */
const shareLabels: Record<MacroName, (share: string) => string> = {
  protein: (share) => t('protein {share}', { share }),
  carbs: (share) => t('carbs {share}', { share }),
  fat: (share) => t('fat {share}', { share }),
};
const known = (text: string): number | null => parseDecimal(text) || null;

/** Fields for protein, carb and fat targets: calculated from weight and calories, or typed. Blank means no target. */
export const MacroTargets = ({ state: { form }, calories, weight }: Props) => {
  const [perKg, setPerKg] = useState<string>(String(proteinChoices[1].per_kg));
  const [fat, setFat] = useState<string>(String(fatChoices[1]));
  const targets = {
    protein: known(form.values.protein_goal),
    carbs: known(form.values.carbs_goal),
    fat: known(form.values.fat_goal),
  };
  const energy = energyOfTargets(targets);
  const set = (next: Record<MacroName, string>): void => {
    for (const macro of macroNames) form.setFieldValue(fieldOf(macro), next[macro]);
  };
  const workOut = (): void => {
    if (calories === null || weight === null) return;
    const made = macroTargetsOf({ calories, weight, protein_per_kg: Number(perKg), fat_share: Number(fat) });
    set({
      protein: fieldNumber(made.protein),
      carbs: made.carbs > 0 ? fieldNumber(made.carbs) : '',
      fat: fieldNumber(made.fat),
    });
  };
  const canWorkOut = calories !== null && weight !== null;
  const chosen = proteinChoices.find(({ per_kg }) => String(per_kg) === perKg);
  return (
    <section className={classes.macros} aria-labelledby="macro-targets">
      <h3 id="macro-targets">{t('Macro targets')}</h3>
      <ChoicePicker
        label={t('Protein by body weight')}
        choices={proteinChoices.map(({ per_kg, label }) => ({
          value: String(per_kg),
          label: (
            <>
              {t(label)}{' '}
              <span className={classes.perKg}>
                {t('{grams} g per kg', { grams: formatNumber(per_kg, 2) })}
              </span>
            </>
          ),
        }))}
        value={perKg}
        onChange={setPerKg}
        note={chosen && `${t(chosen.source)}.`}
      />
      <ChoicePicker
        label={t('Fat, share of calories')}
        choices={fatChoices.map((share) => ({ value: String(share), label: formatPercent(share) }))}
        value={fat}
        onChange={setFat}
        note={t('EFSA 2010: 20 to 35% fat and {min} to {max} carbs for adults. Carbs make up the rest.', {
          min: formatPercent(carbsRange.min),
          max: formatPercent(carbsRange.max),
        })}
      />
      <div className={classes.acts}>
        <Button
          variant="default"
          aria-disabled={!canWorkOut}
          data-disabled={!canWorkOut || undefined}
          onClick={workOut}
        >
          {t('Calculate targets')}
        </Button>
        {energy > 0 && (
          <Button variant="subtle" onClick={() => set({ protein: '', carbs: '', fat: '' })}>
            {t('Clear targets')}
          </Button>
        )}
        {!canWorkOut && <span className={classes.note}>{t('Add your weight and a goal first.')}</span>}
      </div>
      <div className={classes.gramsFrame}>
        <div className={classes.grams}>
          {macroNames.map((macro) => (
            <NumberField
              key={macro}
              label={macroLabels[macro]}
              unit="g"
              data-path={fieldOf(macro)}
              error={form.errors[fieldOf(macro)]}
              value={form.values[fieldOf(macro)]}
              onChange={(typed) => form.setFieldValue(fieldOf(macro), typed)}
            />
          ))}
        </div>
      </div>
      {energy > 0 && calories !== null && (
        <p className={classes.note}>
          {t('Total: {calories} of {goal} kcal ({shares}).', {
            calories: formatNumber(energy),
            goal: formatNumber(calories),
            shares: macroNames
              .filter((macro) => targets[macro] !== null)
              .map((macro) => {
                const share = energyOfTargets({ ...noTargets, [macro]: targets[macro] });
                return shareLabels[macro](formatPercent(share / calories));
              })
              .join(', '),
          })}
        </p>
      )}
    </section>
  );
};
