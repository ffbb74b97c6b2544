import { type PointerEvent, useState } from 'react';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { chartScale } from './chart-scale.ts';
import { DayChart } from './day-chart.tsx';
import { DayReadout } from './day-readout.tsx';
import { daySays } from './day-says.ts';
import { EnergyBar } from './energy-bar.tsx';
import { fullDay, shortDay } from './format-day.ts';
import { TrendTable } from './trend-table.tsx';
import classes from './trend-bars.module.css';

interface Props {
  /** A month or so, oldest first; the last one is today. */
  days: readonly DailySummary[];
  /** kcal a day */
  goal: number;
  /** kcal a day over the logged days; 0 draws no line. */
  average: number;
}

/** The axis names today and every seventh day before it. */
const AXIS_STEP = 7;

/**
 * Many days against the goal. The line above the bars reads the day under the pointer, or the one that the arrow
 * keys chose; today when none is. A day without entries is a gap. A screen reader gets a table.
 */
export const TrendBars = ({ days, goal, average }: Props) => {
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const last = days.length - 1;
  const found = days.findIndex((day) => day.date === chosen);
  const index = found === -1 ? last : found;
  const shown = days[index];
  const scale = chartScale(
    days.map((day) => day.total_calories),
    [goal, average],
  );
  const choose = (at: number) => setChosen(days[Math.min(last, Math.max(0, at))]?.date ?? null);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * days.length));
  };

  return (
    <>
      {shown && <DayReadout day={shown} goal={goal} isToday={index === last} />}
      <DayChart goal={goal} average={average} scale={scale}>
        <div
          className={classes.plot}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
        >
          <input
            className="visually-hidden"
            type="range"
            aria-label="Day"
            min={0}
            max={last}
            value={index}
            aria-valuetext={shown && `${fullDay(shown.date)}: ${daySays(shown, goal)}`}
            onChange={(event) => choose(event.currentTarget.valueAsNumber)}
          />
          <div className={classes.days} aria-hidden>
            {days.map((day, at) => (
              <div key={day.date} className={classes.day} data-shown={at === index || undefined}>
                <div className={classes.slot}>
                  {day.meal_count > 0 && <EnergyBar day={day} scale={scale} />}
                </div>
                {(last - at) % AXIS_STEP === 0 && (
                  <span className={classes.name}>{at === last ? 'Today' : shortDay(day.date)}</span>
                )}
              </div>
            ))}
          </div>
        </div>
      </DayChart>
      <TrendTable days={days} goal={goal} />
    </>
  );
};
