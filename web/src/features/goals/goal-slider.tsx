import { t } from '#web/lib/language/translate.ts';
import type { CSSProperties, ReactNode } from 'react';
import { goalSlider } from '#shared/goals/goal-slider.ts';
import { DEFAULT_DAILY_CALORIE_GOAL } from '#shared/profile/schema.ts';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import classes from './goals.module.css';

interface Props {
  /** As typed. */
  value: string;
  error: ReactNode;
  onChange: (typed: string) => void;
}

const { min, max, step } = goalSlider;

/**
 * Slider in steps of 50 with a field for exact calories. A goal between steps or out of range is kept until the slider
 * is moved (decision D41).
 */
export const GoalSlider = ({ value, error, onChange }: Props) => {
  const typed = parseDecimal(value);
  const isNumber = typed !== null && !Number.isNaN(typed);
  const at = Math.min(max, Math.max(min, isNumber ? typed : DEFAULT_DAILY_CALORIE_GOAL));
  return (
    <div className={classes.slider}>
      <NumberField
        label={t('Daily calorie goal')}
        unit="kcal"
        step={step}
        placeholder={formatNumber(DEFAULT_DAILY_CALORIE_GOAL)}
        data-path="daily_calorie_goal"
        error={error}
        value={value}
        onChange={onChange}
      />
      <div className={classes.track}>
        <input
          type="range"
          aria-label={t('Custom goal')}
          min={min}
          max={max}
          step={step}
          value={at}
          aria-valuetext={isNumber ? `${formatNumber(typed)} kcal` : t('Not set')}
          className={classes.range}
          style={{ '--at': `${((at - min) / (max - min)) * 100}%` } as CSSProperties}
          onChange={(event) => onChange(fieldNumber(event.currentTarget.valueAsNumber))}
        />
        <div className={classes.ticks} aria-hidden />
        <div className={classes.ends} aria-hidden>
          <span>{formatNumber(min)}</span>
          <span>{formatNumber((min + max) / 2)}</span>
          <span>{formatNumber(max)}</span>
        </div>
      </div>
    </div>
  );
};
