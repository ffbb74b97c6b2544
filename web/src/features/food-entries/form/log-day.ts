import { useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/**
 * Returns the day that the form logs to: today by default. Once something is typed, midnight does not change it, so the
 * entry goes to the day that the form shows.
 * @param asked day that the form was opened for; null for none
 */
export const useLogDay = (asked: LocalDate | null, isTouched: boolean) => {
  const { date: today, timeZone } = useToday();
  const [day, setDay] = useState(asked ?? today);
  const [seen, setSeen] = useState({ asked, today });
  if (seen.asked !== asked || seen.today !== today) {
    setSeen({ asked, today });
    const follows = seen.asked === asked ? day === seen.today : true;
    if (asked !== null && seen.asked !== asked) setDay(asked);
    // Resets to today after being opened for another day, or after midnight.
    else if (follows && !isTouched) setDay(today);
  }
  return { day, setDay, today, timeZone };
};
