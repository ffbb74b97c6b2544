import type { ImportLine } from '#shared/imports/schema.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { namedDay } from '../../ui/format-day.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { linesSay } from './import-words.ts';
import classes from './imports.module.css';

const SHOWN = 6;
const titles = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const;

/** The newest lines of an export as entries: whether days and figures were read right is seen best there. */
export const PreviewTable = ({ lines }: { lines: readonly ImportLine[] }) => {
  const { date: today } = useToday();
  const shown = lines.slice(-SHOWN).toReversed();
  return (
    <table className={classes.table}>
      <caption>{lines.length > SHOWN ? `The newest ${linesSay(SHOWN)}` : 'All of them'}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Meal</th>
          <th scope="col">Food</th>
          <th scope="col">kcal</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <tr key={line.line}>
            <td>{namedDay(line.local_date, today)}</td>
            <td>{titles[line.meal_type]}</td>
            <th scope="row">
              {line.food_name}
              {line.serving_size && <small>{line.serving_size}</small>}
            </th>
            <td>{formatNumber(line.calories ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
