import { addDays, type LocalDate } from '../time/local-date.ts';

export interface StreakFacts {
  /** Consecutive logged days up to today, or up to yesterday while today has no entry. */
  current: number;
  longest: number;
  isTodayLogged: boolean;
}

const runEnding = (logged: ReadonlySet<LocalDate>, last: LocalDate): number => {
  let run = 0;
  for (let day = last; logged.has(day); day = addDays(day, -1)) run += 1;
  return run;
};

export const streakOf = (logged: ReadonlySet<LocalDate>, today: LocalDate): StreakFacts => {
  const isTodayLogged = logged.has(today);
  const ends = [...logged].filter((day) => !logged.has(addDays(day, 1)));
  return {
    current: runEnding(logged, isTodayLogged ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map((day) => runEnding(logged, day))),
    isTodayLogged,
  };
};
