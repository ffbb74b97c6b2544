import type { DailySummary } from '#shared/dashboard/schema.ts';
import { daySays } from './day-says.ts';
import { fullDay } from './format-day.ts';

interface Props {
  days: readonly DailySummary[];
  /** kcal */
  goal: number;
}

/** The days of a chart for those who do not see it. */
export const TrendTable = ({ days, goal }: Props) => (
  <div className="visually-hidden">
    <table>
      <caption>Calories a day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Calories</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{fullDay(day.date)}</th>
            <td>{daySays(day, goal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
