import { RichText } from '#web/lib/language/rich-text.tsx';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { TrendDay } from '#shared/weights/weight-trend.ts';
import { formatCalculatedWeight, apartFrom } from './weight-labels.ts';

interface Props {
  first: TrendDay;
  last: TrendDay;
  system: UnitSystem;
}

const parts = { now: (trend: string) => <strong>{trend}</strong> };

/** Current trend value and its change over the displayed days. */
export const CurrentTrend = ({ first, last, system }: Props) => {
  const { amount, way } = apartFrom(last.trend, first.trend, system);
  const values = { trend: formatCalculatedWeight(last.trend, system), amount };
  if (first === last)
    return <RichText text="Current trend: <now>{trend}</now>." values={values} parts={parts} />;
  if (way === 'same')
    return (
      <RichText
        text="Current trend: <now>{trend}</now>, unchanged since your first weigh-in in this period."
        values={values}
        parts={parts}
      />
    );
  return way === 'less' ? (
    <RichText
      text="Current trend: <now>{trend}</now>, down {amount} since your first weigh-in in this period."
      values={values}
      parts={parts}
    />
  ) : (
    <RichText
      text="Current trend: <now>{trend}</now>, up {amount} since your first weigh-in in this period."
      values={values}
      parts={parts}
    />
  );
};
