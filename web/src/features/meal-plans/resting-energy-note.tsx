import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { restingEnergyOf, restingFormulaOf } from '#shared/goals/resting-energy.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { profileQueries } from '#web/features/profile/public.ts';

/** Note with the resting energy; empty if age, weight or height is unknown. */
export const RestingEnergyNote = () => {
  const { data } = useQuery(profileQueries.read());
  const { age = null, weight = null, height = null, sex = null } = data ?? {};
  if (age === null || weight === null || height === null) return null;
  const calories = Math.round(restingEnergyOf({ age, weight, height, sex }));
  return (
    <p className="secondary">
      {t('At rest, your body burns about {calories} kcal a day ({formula}).', {
        calories: formatNumber(calories),
        formula: t(restingFormulaOf(sex)),
      })}
    </p>
  );
};
