import { TableHead } from '#web/ui/layout/table-head.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { Grain, TrendPeriod } from '#shared/dashboard/trend-periods.ts';
import { periodName, formatPeriodResult } from './trend-labels.ts';

interface Props {
  periods: readonly TrendPeriod[];
  grain: Grain;
  /** kcal per day */
  goal: number;
}

const words = {
  day: { caption: t('Calories per day'), head: t('Day') },
  week: { caption: t('Calories per day, by week'), head: t('Week') },
  month: { caption: t('Calories per day, by month'), head: t('Month') },
} as const;

/** Table of the chart's values for screen readers. */
export const TrendTable = ({ periods, grain, goal }: Props) => (
  <div className="visually-hidden">
    <table>
      <caption>{words[grain].caption}</caption>
      <TableHead columns={[words[grain].head, t('Calories')]} />
      <tbody>
        {periods.map((period) => (
          <tr key={period.last}>
            <th scope="row">{periodName(period, grain)}</th>
            <td>{formatPeriodResult(period, grain, goal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
