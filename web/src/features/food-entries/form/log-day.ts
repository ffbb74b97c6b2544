import { useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/**
 * The day that the form logs to. It is today, and follows today while nothing is typed; once something is, midnight
 * does not move it: the entry goes to the day that the form shows.
 * @param asked day that the form was opened for; null when it was opened for none
 */
export const useLogDay = (asked: LocalDate | null, isTouched: boolean) => {
  const { date: today, timeZone } = useToday();
  const [day, setDay] = useState(asked ?? today);
  const [seen, setSeen] = useState({ asked, today });
  if (seen.asked !== asked || seen.today !== today) {
    setSeen({ asked, today });
    const follows = seen.asked === asked ? day === seen.today : true;
    if (asked !== null && seen.asked !== asked) setDay(asked);
    // What was opened for a day and left, or is still from yesterday, starts anew with today.
    else if (follows && !isTouched) setDay(today);
  }
  return { day, setDay, today, timeZone };
};
