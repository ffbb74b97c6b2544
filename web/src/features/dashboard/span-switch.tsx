import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import classes from './week-card.module.css';

const spans = [7, 30, 90, 365] as const;

/** Number of days that the card shows. */
export type Span = (typeof spans)[number];

const choices = spans.map((days) => ({
  value: String(days),
  label: (
    <span>
      <RichText
        text="{days} <unit>days</unit>"
        values={{ days }}
        parts={{ unit: (unit) => <span className={classes.days}>{unit}</span> }}
      />
    </span>
  ),
}));

interface Props {
  value: Span;
  onChange: (span: Span) => void;
}

/** Switch for the number of days that the card shows. */
export const SpanSwitch = ({ value, onChange }: Props) => (
  <Segments
    label={t('Time range')}
    choices={choices}
    value={String(value)}
    onChange={(chosen) => onChange(spans.find((days) => String(days) === chosen) ?? value)}
    isCompact
  />
);
