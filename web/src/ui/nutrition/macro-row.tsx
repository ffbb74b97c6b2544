import { t } from '#web/lib/language/translate.ts';
import type { MacroName } from './energy-shares.ts';
import { NumberWithUnit } from './number-with-unit.tsx';
import { formatNumber } from '../format/format-number.ts';
import { MacroKey, macroLabels } from './macro-key.tsx';
import { RulerBar } from '../charts/ruler-bar.tsx';
import classes from './macro-row.module.css';

interface Props {
  macro: MacroName;
  /** null if unknown. */
  grams: number | null;
  /** Filled share of the bar without a target, 0 to 1: the share of the calories. */
  share: number;
  /** g per day: the bar shows the eaten share. null for none. */
  target?: number | null;
  /** Meaning of the share, beside the number, e.g. '18% of kcal'. */
  note?: string;
}

/** Row of a macro: name, grams and a bar. */
export const MacroRow = ({ macro, grams, share, target = null, note }: Props) => {
  const isAimed = target !== null;
  return (
    <div className={classes.row}>
      <span className={classes.name}>
        <MacroKey macro={macro} />
        {macroLabels[macro]}
      </span>
      <span className={classes.amount}>
        <NumberWithUnit
          value={grams}
          unit={isAimed ? t('of {target} g', { target: formatNumber(target, 1) }) : 'g'}
          digits={1}
        />{' '}
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <RulerBar value={isAimed ? (grams ?? 0) : share} max={isAimed ? target : 1} tone={macro} />
    </div>
  );
};
