import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

interface Props<T extends string> {
  /** What is chosen, for those who cannot see it. */
  label: string;
  choices: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** As wide as its words on a phone too, beside a heading. */
  isCompact?: boolean;
}

/** Ways to do the same thing, side by side: one press shows another. */
export const Segments = <T extends string>({
  label,
  choices,
  value,
  onChange,
  isCompact = false,
}: Props<T>) => {
  const name = useId();
  return (
    <fieldset className={classes.segments} data-compact={isCompact || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
