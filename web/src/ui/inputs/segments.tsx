import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';
import { Radio } from './radio.tsx';

interface Props<T extends string> {
  /** Accessible name. */
  label: string;
  choices: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** As wide as its labels on phones too, beside a heading. */
  isCompact?: boolean;
}

/** Segmented control that switches between views. */
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
          <Radio isHidden name={name} value={choice.value} selected={value} onChange={onChange} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
