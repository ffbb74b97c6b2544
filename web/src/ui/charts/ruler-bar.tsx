import classes from './ruler-bar.module.css';
import type { MacroName } from '../nutrition/energy-shares.ts';

interface Props {
  value: number;
  /** Maximum of the scale; larger values fill it. */
  max: number;
  /** Number of spaces between ticks. */
  ticks?: number;
  tone?: MacroName | 'plain' | 'over';
  /** Accessible name. Without it the bar is hidden from screen readers, because the value is beside it. */
  label?: string;
  /** Value as text, e.g. '59% of the goal'. */
  valueText?: string;
}

/** Progress bar with ticks. */
export const RulerBar = ({ value, max, ticks = 10, tone = 'plain', label, valueText }: Props) => {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const meaning = label
    ? ({
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(share * 100),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuetext': valueText,
      } as const)
    : { 'aria-hidden': true };
  return (
    <span className={classes.ruler} style={{ '--ticks': ticks } as React.CSSProperties} {...meaning}>
      <span
        className={classes.fill}
        data-part={tone}
        style={{ width: `${share * 100}%` }}
        hidden={share === 0}
      />
    </span>
  );
};
