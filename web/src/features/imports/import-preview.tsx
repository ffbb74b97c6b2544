import { Button } from '@mantine/core';
import card from '../../ui/card.module.css';
import { ChoicePicker } from '../../ui/choice-picker.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { namedDay } from '../../ui/format-day.ts';
import { entriesSay, leftOutSays, mealsSay } from './import-words.ts';
import classes from './imports.module.css';
import { LineFaults } from './line-faults.tsx';
import { PreviewTable } from './preview-table.tsx';
import { mealNames, sourceNames } from './read/format.ts';
import { dateOrders, readDate } from './read/read-date.ts';
import type { ReadExport } from './read/read-export.ts';
import type { Import } from './use-import.ts';

interface Props {
  running: Import;
  read: ReadExport;
}

const listOf = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** What would be logged, and what not, before anything is. */
export const ImportPreview = ({ running: { start, back, readAs }, read }: Props) => {
  const { date: today } = useToday();
  const { lines, faults, leftOut, groups, order, doubtfulDay } = read;
  const days = new Set(lines.map(({ local_date }) => local_date)).size;
  const kcal = lines.reduce((sum, { calories }) => sum + (calories ?? 0), 0);
  const [first, last] = [lines[0]?.local_date, lines.at(-1)?.local_date];
  return (
    <div className={classes.stack}>
      <div role="status">
        <p className={classes.lead}>
          {entriesSay(lines.length)} from {sourceNames[read.source]}
        </p>
        {first && last && (
          <p className={card.note}>
            {first === last
              ? `${namedDay(first, today)}: ${formatNumber(kcal)} kcal`
              : `${namedDay(first, today)} to ${namedDay(last, today)}: ${formatNumber(days)} days, ${formatNumber(kcal / days)} kcal a day`}
          </p>
        )}
        {lines.length > 1 && <p className={card.note}>{mealsSay(lines)}</p>}
      </div>
      {doubtfulDay !== null && (
        <ChoicePicker
          label={`What day is ${doubtfulDay}?`}
          choices={dateOrders.map((value) => ({
            value,
            label: namedDay(readDate(doubtfulDay, value), today),
          }))}
          value={order}
          onChange={readAs}
        />
      )}
      {lines.length > 0 && <PreviewTable lines={lines} />}
      {read.source === 'myfitnesspal' && (
        <p className={card.note}>
          MyFitnessPal exports meals without their foods: each meal becomes one entry.
        </p>
      )}
      {groups.length > 0 && (
        <p className={card.note}>
          {listOf(groups.map(({ name, meal }) => `‘${name}’ becomes ${mealNames[meal]}`))}.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={card.note}>
          Left out: {listOf(leftOut.map(({ why, count }) => leftOutSays(why, count)))}.
        </p>
      )}
      <LineFaults faults={faults} verb="cannot be read" />
      <div className={classes.acts}>
        {lines.length > 0 && (
          <Button size="lg" onClick={() => void start()}>
            Log {entriesSay(lines.length)}
          </Button>
        )}
        <Button size="lg" variant="subtle" onClick={back}>
          Another file
        </Button>
      </div>
      <p className={card.note}>
        What you imported before is recognised and skipped. What you logged here yourself stays, and an import
        adds to it.
      </p>
    </div>
  );
};
