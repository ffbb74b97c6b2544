import { t } from '#web/lib/language/translate.ts';
import type { MacroName } from './energy-shares.ts';
import { NumberWithUnit } from './number-with-unit.tsx';
import { formatNumber } from '../format/format-number.ts';
import { MacroKey, macroLabels } from './macro-key.tsx';
import { RulerBar } from '../charts/ruler-bar.tsx';
import classes from './macro-row.module.css';

interface Props {
  macro: MacroName;
  /** null is not known. */
  grams: number | null;
  /** How full the ruler is, 0 to 1, where there is no target: the part of the calories. */
  share: number;
  /** g a day: the ruler shows what of it is eaten. null is none. */
  target?: number | null;
  /** What the share means, small beside the number, e.g. '18% of kcal'. */
  note?: string;
}

/** A macro: its name, its grams and a ruler. */
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
          unit={isAimed ? t('of {target} g', { target: formatNumber(target) }) : 'g'}
          digits={1}
        />{' '}
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <RulerBar value={isAimed ? (grams ?? 0) : share} max={isAimed ? target : 1} tone={macro} />
    </div>
  );
};
