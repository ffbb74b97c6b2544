import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  carbsRange,
  energyOfTargets,
  fatChoices,
  macroTargetsOf,
  proteinChoices,
} from '#shared/goals/macro-targets.ts';
import { ChoicePicker } from '../../ui/choice-picker.tsx';
import { type MacroName, macroNames } from '../../ui/energy-shares.ts';
import { fieldNumber, formatNumber, formatPercent } from '../../ui/format-number.ts';
import { macroLabels } from '../../ui/macro-key.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { parseDecimal } from '../../ui/parse-decimal.ts';
import type { GoalFormState } from './use-goal-form.ts';
import classes from './goals.module.css';

interface Props {
  state: GoalFormState;
  /** kcal a day; null while none is set. */
  calories: number | null;
  /** kg; null while it is not known. */
  weight: number | null;
}

const fieldOf = (macro: MacroName) => `${macro}_goal` as const;
const known = (text: string): number | null => parseDecimal(text) || null;

/** Targets of protein, carbs and fat: worked out by weight and calories, or typed. Blank is no target. */
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
      <h3 id="macro-targets">Macro targets</h3>
      <ChoicePicker
        label="Protein by body weight"
        choices={proteinChoices.map(({ per_kg, label }) => ({
          value: String(per_kg),
          label: (
            <>
              {label} <span className={classes.perKg}>{formatNumber(per_kg, 2)} g per kg</span>
            </>
          ),
        }))}
        value={perKg}
        onChange={setPerKg}
        note={`${chosen?.source}.`}
      />
      <ChoicePicker
        label="Fat, of the calories"
        choices={fatChoices.map((share) => ({ value: String(share), label: formatPercent(share) }))}
        value={fat}
        onChange={setFat}
        note={`EFSA 2010: 20 to 35% fat and ${formatPercent(carbsRange.min)} to ${formatPercent(carbsRange.max)} carbs for adults. Carbs get what is left.`}
      />
      <div className={classes.acts}>
        <Button
          variant="default"
          aria-disabled={!canWorkOut}
          data-disabled={!canWorkOut || undefined}
          onClick={workOut}
        >
          Work out targets
        </Button>
        {energy > 0 && (
          <Button variant="subtle" onClick={() => set({ protein: '', carbs: '', fat: '' })}>
            No targets
          </Button>
        )}
        {!canWorkOut && <span className={classes.note}>This needs your weight and a goal.</span>}
      </div>
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
      {energy > 0 && calories !== null && (
        <p className={classes.note}>
          Together {formatNumber(energy)} of {formatNumber(calories)} kcal:{' '}
          {macroNames
            .filter((macro) => targets[macro] !== null)
            .map((macro) => {
              const share = energyOfTargets({
                protein: null,
                carbs: null,
                fat: null,
                [macro]: targets[macro],
              });
              return `${macroLabels[macro].toLowerCase()} ${formatPercent(share / calories)}`;
            })
            .join(', ')}
          .
        </p>
      )}
    </section>
  );
};
