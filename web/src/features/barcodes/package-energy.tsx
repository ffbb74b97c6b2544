import { t } from '#web/lib/language/translate.ts';
import { KJ_OF_KCAL, maxPer100g } from '#shared/nutrition/values/nutrients.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Energy as printed on a package: in kilocalories, or only in kilojoules. */
export interface PackageEnergy {
  typed: string;
  unit: 'kcal' | 'kJ';
}
export const noEnergy: PackageEnergy = { typed: '', unit: 'kcal' };

const perKcal = { kcal: 1, kJ: KJ_OF_KCAL } as const;
const asks = {
  kcal: t('Enter the calories from the label.'),
  kJ: t('Enter the kilojoules from the label.'),
} as const;
const units = [
  { value: 'kcal', label: 'kcal' },
  { value: 'kJ', label: 'kJ' },
] as const;

/** Returns kcal per 100 g; null if the typed value is not a possible energy. */
export const caloriesOf = ({ typed, unit }: PackageEnergy): number | null => {
  const calories = Math.round(((parseDecimal(typed) ?? Number.NaN) / perKcal[unit]) * 100) / 100;
  return calories >= 0 && calories <= maxPer100g.calories ? calories : null;
};

interface Props {
  /** g, or ml for drinks. */
  measure: string;
  energy: PackageEnergy;
  onChange: (energy: PackageEnergy) => void;
  isAsked: boolean;
}

const noteOf = (calories: number | null): string => {
  const kilojoules = fieldNumber(KJ_OF_KCAL, 3);
  return calories === null
    ? t('{kilojoules} kJ = 1 kcal', { kilojoules })
    : t('{kilojoules} kJ = 1 kcal, so that’s {calories} kcal.', {
        kilojoules,
        calories: fieldNumber(calories, 0),
      });
};

/** Fields for the energy printed on a package. */
export const PackageEnergyFields = ({ measure, energy, onChange, isAsked }: Props) => {
  const calories = caloriesOf(energy);
  const { unit } = energy;
  return (
    <div className="stack4">
      <NumberField
        label={
          unit === 'kJ'
            ? t('Energy per 100 {measure}, from the label', { measure })
            : t('Calories per 100 {measure}, from the label', { measure })
        }
        unit={unit}
        required
        step={10}
        value={energy.typed}
        onChange={(typed) => onChange({ typed, unit })}
        error={isAsked && calories === null && asks[unit]}
      />
      <ChoicePicker
        label={t('Unit on the label')}
        choices={units}
        value={unit}
        onChange={(chosen) => onChange({ typed: energy.typed, unit: chosen })}
        note={unit === 'kJ' && noteOf(calories)}
      />
    </div>
  );
};
