import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { TrendDay } from '#shared/weights/weight-trend.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { useWeights } from './use-weights.ts';
import { formatCalculatedWeight, formatWeight } from './weight-labels.ts';
import classes from './weights.module.css';

interface Props {
  /** Oldest first. */
  days: readonly TrendDay[];
  system: UnitSystem;
  /** Whether to show the trend beside each weight. */
  hasTrend?: boolean;
}

/** Table of weights, newest first, with delete buttons and undo. */
export const WeightTable = ({ days, system, hasTrend = false }: Props) => {
  const { date: today } = useToday();
  const { remove } = useWeights(system);
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('Your weights, newest first')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Day')}</th>
          <th scope="col">{t('Weight')}</th>
          {hasTrend && <th scope="col">{t('Trend')}</th>}
          <th scope="col">
            <span className="visually-hidden">{t('Delete')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{namedDay(day.date, today)}</th>
            <td>{formatWeight(day.weight, system)}</td>
            {hasTrend && <td>{formatCalculatedWeight(day.trend, system)}</td>}
            <td>
              <ActionIcon
                aria-label={t('Delete weight from {day}', { day: namedDay(day.date, today) })}
                onClick={() => void remove(day)}
              >
                <Trash2 aria-hidden />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
