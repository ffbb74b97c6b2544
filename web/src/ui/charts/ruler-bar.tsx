import classes from './ruler-bar.module.css';
import type { MacroName } from '../nutrition/energy-shares.ts';

interface Props {
  value: number;
  /** Where the ruler ends; a larger value fills it and goes no further. */
  max: number;
  /** Spaces between its ticks. */
  ticks?: number;
  tone?: MacroName | 'plain' | 'over';
  /** Name of what is measured. Without it the ruler is drawn for the eye only: the figure stands beside it. */
  label?: string;
  /** The value in words, e.g. '59% of the goal'. */
  valueText?: string;
}

/** A bar that is a ruler: it carries ticks. */
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
        data-tone={tone}
        style={{ width: `${share * 100}%` }}
        hidden={share === 0}
      />
    </span>
  );
};
