import { t } from '#web/lib/language/translate.ts';
import { energySharesOf, macroNames, type Macros } from './energy-shares.ts';
import { formatPercent } from '../format/format-number.ts';
import { MacroRow } from './macro-row.tsx';

interface Props {
  className: string | undefined;
  /** kcal; null is not known. */
  calories: number | null;
  grams: Macros;
  /** Whether each says in words which share of the calories it is. */
  saysShare?: boolean;
  /** g a day; null is none. */
  goals?: Macros;
}

/** Protein, carbs and fat, and what each is of the calories. */
export const MacroRows = ({ className, calories, grams, saysShare = false, goals }: Props) => {
  const whole = calories ?? 0;
  const shares = energySharesOf(whole, grams);
  return (
    <div className={className}>
      {macroNames.map((macro) => {
        const share = whole > 0 ? shares[macro] / whole : 0;
        return (
          <MacroRow
            key={macro}
            macro={macro}
            grams={grams[macro]}
            share={share}
            target={goals?.[macro] ?? null}
            {...(saysShare && { note: t('{share} of kcal', { share: formatPercent(share) }) })}
          />
        );
      })}
    </div>
  );
};
