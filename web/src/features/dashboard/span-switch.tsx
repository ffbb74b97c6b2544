import classes from './span-switch.module.css';

export type Span = 'week' | 'month';

const spans: readonly { value: Span; label: string }[] = [
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
];

interface Props {
  value: Span;
  onChange: (span: Span) => void;
}

/** How many days the card shows. */
export const SpanSwitch = ({ value, onChange }: Props) => (
  <fieldset className={classes.switch}>
    <legend className="visually-hidden">Days shown</legend>
    {spans.map((span) => (
      <label key={span.value} className={classes.choice}>
        <input
          className="visually-hidden"
          type="radio"
          name="days-shown"
          checked={span.value === value}
          onChange={() => onChange(span.value)}
        />
        {span.label}
      </label>
    ))}
  </fieldset>
);
