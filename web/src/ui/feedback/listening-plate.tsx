import type { LucideIcon } from 'lucide-react';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { spoke } from '../plate/plate-geometry.ts';
import classes from './listening-plate.module.css';

interface Props {
  isOn: boolean;
  /** Volume of the voice, 0 to 1; null if not measured. */
  level: number | null;
  /** Smaller on phones. */
  isSmall?: boolean;
  /** Icon instead of the microphone or the stop square. */
  icon?: LucideIcon;
}

const TICKS = 60;

/** Returns whether a tick is lit: from the bottom upward on both sides, by volume. */
const isLit = (index: number, level: number): boolean => {
  const fromFoot = Math.abs(index - TICKS / 2) / (TICKS / 2);
  return fromFoot <= level;
};

/** Microphone button drawn as a plate whose rim shows the volume. */
export const ListeningPlate = ({ isOn, level, isSmall, icon: Icon = isOn ? Square : Mic }: Props) => (
  <span
    className={classes.plate}
    data-on={isOn || undefined}
    data-measured={level !== null || undefined}
    data-small={isSmall || undefined}
  >
    <svg className={classes.drawing} viewBox="-120 -120 240 240" aria-hidden>
      <circle className={classes.dish} r="108" />
      <circle className={classes.line} r="105" />
      {Array.from({ length: TICKS }, (_, index) => (
        <path
          key={index}
          className={classes.tick}
          data-lit={(isOn && isLit(index, level ?? 0)) || undefined}
          d={spoke(index / TICKS, index % 5 === 0 ? 86 : 90, 98)}
        />
      ))}
      <circle className={classes.line} r="78" />
      <circle className={classes.well} r="72" />
      <circle className={classes.wave} r="66" />
    </svg>
    <span className={classes.well_button}>
      <Icon aria-hidden />
    </span>
  </span>
);
