import { t } from '#web/lib/language/translate.ts';
import { energySharesOf, macroNames, type Macros } from './energy-shares.ts';
import { formatPercent } from '../format/format-number.ts';
import { MacroRow } from './macro-row.tsx';

interface Props {
  className: string | undefined;
  /** kcal; null if unknown. */
  calories: number | null;
  grams: Macros;
  /** Whether each row states its share of the calories as text. */
  showsShare?: boolean;
  /** g per day; null for none. */
  goals?: Macros;
}

/** Rows for protein, carbs and fat with their share of the calories. */
export const MacroRows = ({ className, calories, grams, showsShare = false, goals }: Props) => {
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
            {...(showsShare && { note: t('{share} of kcal', { share: formatPercent(share) }) })}
          />
        );
      })}
    </div>
  );
};
