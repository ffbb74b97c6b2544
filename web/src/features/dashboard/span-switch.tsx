import { Segments } from '../../ui/segments.tsx';
import classes from './week-card.module.css';

const spans = [7, 30, 90, 365] as const;

/** How many days the card shows. */
export type Span = (typeof spans)[number];

const choices = spans.map((days) => ({
  value: String(days),
  label: (
    <span>
      {days} <span className={classes.days}>days</span>
    </span>
  ),
}));

interface Props {
  value: Span;
  onChange: (span: Span) => void;
}

/** How many days the card shows. */
export const SpanSwitch = ({ value, onChange }: Props) => (
  <Segments
    label="Days shown"
    choices={choices}
    value={String(value)}
    onChange={(chosen) => onChange(spans.find((days) => String(days) === chosen) ?? value)}
    isCompact
  />
);
