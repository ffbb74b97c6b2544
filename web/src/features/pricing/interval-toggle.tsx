import type { Interval } from '#shared/plans/tiers.ts';
import { yearlyDiscount } from '../../lib/billing/format-price.ts';
import { Segments } from '../../ui/segments.tsx';
import classes from './interval-toggle.module.css';

interface Props {
  value: Interval;
  onChange: (interval: Interval) => void;
}

/** Paid by the month or by the year. */
export const IntervalToggle = ({ value, onChange }: Props) => (
  <Segments
    label="Billing period"
    choices={[
      { value: 'monthly', label: 'Monthly' },
      {
        value: 'yearly',
        label: (
          <>
            Yearly <span className={classes.less}>Save {yearlyDiscount('premium')}%</span>
          </>
        ),
      },
    ]}
    value={value}
    onChange={onChange}
  />
);
