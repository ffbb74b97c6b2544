import { Segments } from '../../ui/segments.tsx';

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
  <Segments label="Days shown" choices={spans} value={value} onChange={onChange} isCompact />
);
