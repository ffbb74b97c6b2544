import type { MacroName } from './energy-shares.ts';
import { Figure } from './figure.tsx';
import { MacroKey, macroLabels } from './macro-key.tsx';
import { RulerBar } from './ruler-bar.tsx';
import classes from './macro-row.module.css';

interface Props {
  macro: MacroName;
  /** null is not known. */
  grams: number | null;
  /** How full the ruler is, 0 to 1: of a target, or of the meal's calories. */
  share: number;
  /** What the share means, small beside the number, e.g. 'of 130 g'. */
  note?: string;
}

/** A macro: its name, its grams and a ruler. */
export const MacroRow = ({ macro, grams, share, note }: Props) => (
  <div className={classes.row}>
    <span className={classes.name}>
      <MacroKey macro={macro} />
      {macroLabels[macro]}
    </span>
    <span className={classes.amount}>
      <Figure value={grams} unit="g" digits={1} />
      {note && <span className={classes.note}>{note}</span>}
    </span>
    <RulerBar value={share} max={1} tone={macro} />
  </div>
);
