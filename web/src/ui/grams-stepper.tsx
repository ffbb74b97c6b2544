import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { fieldNumber } from './format-number.ts';
import { parseDecimal } from './parse-decimal.ts';
import classes from './grams-stepper.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** What is weighed, e.g. 'White rice'. */
  label: string;
  unit?: string;
  /** Stands in the place of the unit's name, to choose another one. */
  unitChoice?: ReactNode;
  /** Counted in pieces, cups and the like: halves matter there. */
  isCounted?: boolean;
  /** Largest amount that can be entered. */
  max?: number;
}

const stepOf = (value: number, isCounted: boolean): number => {
  if (isCounted) return value < 5 ? 0.5 : 1;
  if (value < 20) return 1;
  return value < 100 ? 5 : 10;
};

/** The next round amount below or above. */
const stepped = (value: number, direction: -1 | 1, isCounted: boolean): number => {
  const step = stepOf(direction < 0 ? value - 0.01 : value, isCounted);
  return direction < 0 ? Math.ceil(value / step - 1) * step : Math.floor(value / step + 1) * step;
};

/** An amount to correct: less, type it, more. Takes a decimal comma; what is no amount changes nothing. */
export const GramsStepper = ({
  value,
  onChange,
  label,
  unit = 'g',
  unitChoice,
  isCounted = false,
  max = 5_000,
}: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (amount: number) => onChange(Math.min(Math.max(amount, 0), max));

  const onType = (text: string) => {
    setTyped(text);
    const amount = parseDecimal(text);
    if (amount !== null && amount <= max) commit(amount);
  };
  const step = (direction: -1 | 1) => {
    setTyped(null);
    commit(stepped(value, direction, isCounted));
  };

  return (
    <span className={classes.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={classes.step}
        aria-label={`Less ${label}`}
        disabled={value <= 0}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden />
      </button>
      <label className={classes.amount}>
        <input
          aria-label={`${label}, ${unit}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? fieldNumber(value, isCounted ? 2 : 1)}
          onChange={(event) => onType(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
        />
        {!unitChoice && <span aria-hidden>{unit}</span>}
      </label>
      {unitChoice}
      <button
        type="button"
        className={classes.step}
        aria-label={`More ${label}`}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden />
      </button>
    </span>
  );
};
