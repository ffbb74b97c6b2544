import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '../format/format-number.ts';
import plate from '../plate/plate.module.css';
import { pointAt, segment, spoke } from '../plate/plate-geometry.ts';
import classes from './score-dial.module.css';

interface Props {
  /** 0 to 100. */
  score: number;
  /** Label of the score inside the dial. */
  label: string;
}

/** The scale covers three quarters of the circle, with the gap at the bottom. */
const FIRST = -0.375;
const turnOf = (score: number): number => FIRST + (score / 100) * 0.75;

const steps = Array.from({ length: 21 }, (_none, at) => at * 5);
const isNamed = (step: number): boolean => step % 20 === 0;
const anchorOf = (x: number): 'start' | 'middle' | 'end' => {
  if (Math.abs(x) < 40) return 'middle';
  return x > 0 ? 'start' : 'end';
};

/** Dial for a score out of 100, drawn as a plate whose rim fills up to the pointer. */
export const ScoreDial = ({ score, label }: Props) => (
  <svg
    className={plate.plate}
    viewBox="-245 -225 490 440"
    role="img"
    aria-label={t('{score} out of 100: {label}', { score: formatNumber(score), label })}
  >
    <circle className={plate.dish} r="200" />
    <circle className={plate.line} r="194.5" />
    <circle className={plate.line} r="136" />
    <circle className={plate.well} r="128" />
    <path className={plate.rest} d={segment(turnOf(0), turnOf(100), { inner: 144, outer: 176, corner: 7 })} />
    {score > 0 && (
      <path
        className={classes.fill}
        d={segment(turnOf(0), turnOf(score), { inner: 144, outer: 176, corner: 7 })}
      />
    )}
    {steps.map((step) => {
      const { x, y } = pointAt(turnOf(step), 213);
      return (
        <g key={step}>
          <path
            className={plate.tick}
            data-major={isNamed(step) || undefined}
            d={spoke(turnOf(step), 182, isNamed(step) ? 193 : 188.5)}
          />
          {isNamed(step) && (
            <text className={classes.scale} x={x} y={y + 5} textAnchor={anchorOf(x)}>
              {formatNumber(step)}
            </text>
          )}
        </g>
      );
    })}
    <path className={plate.gap} d={spoke(turnOf(score), 138, 199)} />
    <path className={plate.needle} d={spoke(turnOf(score), 138, 199)} />
    <text className={classes.number} y="8">
      {formatNumber(score)}
    </text>
    <text className={classes.of} y="40">
      {t('out of 100')}
    </text>
    <text className={classes.label} y="84">
      {label}
    </text>
  </svg>
);
