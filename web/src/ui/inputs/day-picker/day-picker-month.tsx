import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import {
  addMonths,
  addMonthsToDay,
  firstWeekday,
  monthOf,
  startOfWeek,
  weeksOf,
} from './day-picker-weeks.ts';
import { fullDay, monthName, weekdayOf } from '../../format/format-day.ts';
import classes from './day-picker-month.module.css';

interface Props {
  value: LocalDate;
  onChange: (date: LocalDate) => void;
  today: LocalDate;
  /** Latest day that can be selected. */
  max: LocalDate;
}

/** Earliest day that can be selected. */
const EARLIEST = '1900-01-01';

const moves: Record<string, (date: LocalDate, first: number) => LocalDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonthsToDay(date, -1),
  PageDown: (date) => addMonthsToDay(date, 1),
  Home: startOfWeek,
  End: (date, first) => addDays(startOfWeek(date, first), 6),
};

/** Calendar month for selecting a day. Arrow keys move by days and weeks, Page keys by months. */
export const DayPickerMonth = ({ value, onChange, today, max }: Props) => {
  const [first] = useState(() => firstWeekday());
  const [cursor, setCursor] = useState(value > max ? max : value);
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const within = (date: LocalDate): LocalDate => {
    if (date > max) return max;
    return date < EARLIEST ? EARLIEST : date;
  };
  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    isWalking.current = true;
    setCursor(within(move(cursor, first)));
  };
  const month = monthOf(cursor);
  const weeks = weeksOf(month, first);
  const turn = (count: number) => setCursor(within(addMonthsToDay(cursor, count)));

  return (
    <div>
      <div className={classes.head}>
        <ActionIcon
          aria-label={t('Previous month')}
          disabled={month <= monthOf(EARLIEST)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </ActionIcon>
        <span className={classes.name} aria-live="polite">
          {monthName(month)}
        </span>
        <ActionIcon aria-label={t('Next month')} disabled={addMonths(month, 1) > max} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </ActionIcon>
      </div>
      <table className={classes.grid} aria-label={monthName(month)} ref={grid}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => {
              const name = weekdayOf(addDays(startOfWeek(month, first), index));
              return (
                <th key={name} scope="col">
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                <td key={date ?? index}>
                  {date && (
                    <button
                      type="button"
                      className={classes.day}
                      aria-label={fullDay(date)}
                      aria-pressed={date === value}
                      aria-current={date === today ? 'date' : undefined}
                      tabIndex={date === cursor ? 0 : -1}
                      data-autofocus={date === cursor || undefined}
                      disabled={date > max || date < EARLIEST}
                      onClick={() => onChange(date)}
                      onKeyDown={walk}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
