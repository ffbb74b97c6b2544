import { type ReactNode, useId } from 'react';
import classes from './choice-picker.module.css';
import { Radio } from './radio.tsx';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; label: ReactNode }[];
  /** null if nothing is selected. */
  value: T | null;
  onChange: (value: T) => void;
  /** Small text below. */
  note?: ReactNode;
}

/** Picker for a few options side by side. */
export const ChoicePicker = <T extends string>({ label, choices, value, onChange, note }: Props<T>) => {
  const id = useId();
  return (
    <fieldset className={classes.picker} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="legend">{label}</legend>
      <div className="cluster2">
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <Radio isHidden name={id} value={choice.value} selected={value} onChange={onChange} />
            {choice.label}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className={classes.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
};
