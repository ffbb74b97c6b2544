import { RichText } from '#web/lib/language/rich-text.tsx';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { TrendDay } from '#shared/weights/weight-trend.ts';
import { aboutSays, apartFrom } from './weight-labels.ts';

interface Props {
  first: TrendDay;
  last: TrendDay;
  system: UnitSystem;
}

const parts = { now: (trend: string) => <strong>{trend}</strong> };

/** Current trend value and its change over the displayed days. */
export const CurrentTrend = ({ first, last, system }: Props) => {
  const { amount, way } = apartFrom(last.trend, first.trend, system);
  const values = { trend: aboutSays(last.trend, system), amount };
  if (first === last) return <RichText text="Trend now <now>{trend}</now>." values={values} parts={parts} />;
  if (way === 'same')
    return (
      <RichText
        text="Trend now <now>{trend}</now>, as much as at the first weight of these days."
        values={values}
        parts={parts}
      />
    );
  return way === 'less' ? (
    <RichText
      text="Trend now <now>{trend}</now>, {amount} less than at the first weight of these days."
      values={values}
      parts={parts}
    />
  ) : (
    <RichText
      text="Trend now <now>{trend}</now>, {amount} more than at the first weight of these days."
      values={values}
      parts={parts}
    />
  );
};
