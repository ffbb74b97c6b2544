import { t } from '#web/lib/language/translate.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import { validateAmount } from '../validate-amount.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import classes from './grams-stepper.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** Name of the food, e.g. 'White rice'. */
  label: string;
  unit?: string;
  /** Menu shown instead of the unit's name, to change the unit. */
  unitChoice?: ReactNode;
  /** Whether the unit is counted, such as pieces or cups: steps are halves. */
  isCounted?: boolean;
  /** Maximum amount. */
  max?: number;
}

/** Text being typed, and the previous amount. */
interface Typed {
  text: string;
  before: number;
}

const stepOf = (value: number, isCounted: boolean): number => {
  if (isCounted) return value < 5 ? 0.5 : 1;
  if (value < 20) return 1;
  return value < 100 ? 5 : 10;
};

/** Returns the next round amount below or above. */
const stepped = (value: number, direction: -1 | 1, isCounted: boolean): number => {
  const step = stepOf(direction < 0 ? value - 0.01 : value, isCounted);
  return direction < 0 ? Math.ceil(value / step - 1) * step : Math.floor(value / step + 1) * step;
};

/**
 * Stepper for an amount: decrease, type, increase. Accepts a decimal comma. Invalid input shows an error and changes
 * nothing. The minimum is the smallest step, because zero is not a valid amount.
 */
export const GramsStepper = ({
  value,
  onChange,
  label,
  unit = 'g',
  unitChoice,
  isCounted = false,
  max = MAX_GRAMS,
}: Props) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const fault = typed && validateAmount(typed.text, max);
  const shown = (amount: number) => fieldNumber(amount, isCounted ? 2 : 1);
  const faultId = useId();
  const less = stepped(value, -1, isCounted);

  const onType = (text: string) => {
    const before = typed?.before ?? value;
    setTyped({ text, before });
    const amount = validateAmount(text, max) === null ? (parseDecimal(text) ?? before) : before;
    // The displayed amount is rounded: typing it again must not change the amount.
    const next = shown(amount) === shown(before) ? before : amount;
    if (next !== value) onChange(next);
  };
  const step = (direction: -1 | 1) => {
    const next = direction < 0 ? less : Math.min(stepped(value, 1, isCounted), max);
    if (next <= 0 || next === value) return;
    setTyped(null);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
    // The stepper may be inside a form, which must not be submitted with an amount other than the one shown.
    if (event.key === 'Enter' && fault !== null) event.preventDefault();
  };

  return (
    <span className={classes.place}>
      <span
        className={classes.stepper}
        role="group"
        aria-label={label}
        data-invalid={fault !== null || undefined}
      >
        <button
          type="button"
          className={classes.step}
          aria-label={t('Less {label}', { label })}
          // Not disabled, which would lose the keyboard focus.
          aria-disabled={less <= 0}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </button>
        <label className={classes.amount}>
          <input
            aria-label={`${label}, ${unit}`}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : faultId}
            inputMode="decimal"
            autoComplete="off"
            value={typed?.text ?? shown(value)}
            onChange={(event) => onType(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => setTyped(null)}
            onKeyDown={onKeyDown}
          />
          {!unitChoice && <span aria-hidden>{unit}</span>}
        </label>
        {unitChoice}
        <button
          type="button"
          className={classes.step}
          aria-label={t('More {label}', { label })}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </button>
      </span>
      {fault !== null && (
        <span id={faultId} className={classes.fault} aria-live="polite">
          {fault}
        </span>
      )}
    </span>
  );
};
