import { TableHead } from '#web/ui/layout/table-head.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { ImportLine } from '#shared/imports/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import classes from './imports.module.css';

const SHOWN = 6;

/** Table of the newest lines, which best shows whether dates and numbers were parsed correctly. */
export const PreviewTable = ({ lines }: { lines: readonly ImportLine[] }) => {
  const { date: today } = useToday();
  const shown = lines.slice(-SHOWN).toReversed();
  return (
    <table className={classes.table}>
      <caption>
        {lines.length > SHOWN ? t('Latest {count} lines', { count: formatNumber(SHOWN) }) : t('All')}
      </caption>
      <TableHead columns={[t('Day'), t('Meal'), t('Food'), t('kcal')]} />
      <tbody>
        {shown.map((line) => (
          <tr key={line.line}>
            <td>{namedDay(line.local_date, today)}</td>
            <td>{mealLabels[line.meal_type]}</td>
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
