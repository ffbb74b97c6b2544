import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { Interval } from '#shared/plans/tiers.ts';
import { yearlyDiscount } from '#web/features/billing/public.ts';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import classes from './interval-toggle.module.css';

interface Props {
  value: Interval;
  onChange: (interval: Interval) => void;
}

const less = (words: string) => <span className={classes.less}>{words}</span>;

/** Switch between monthly and yearly billing. */
export const IntervalToggle = ({ value, onChange }: Props) => (
  <Segments
    label={t('Billing period')}
    choices={[
      { value: 'monthly', label: t('Monthly') },
      {
        value: 'yearly',
        label: (
          <RichText
            text="Yearly <less>Save {share}</less>"
            values={{ share: formatPercent(yearlyDiscount('premium') / 100) }}
            parts={{ less }}
          />
        ),
      },
    ]}
    value={value}
    onChange={onChange}
  />
);
