import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { weekdayOf } from '../../common/text/weekdays.ts';

/** Days of a span, both included. */
export interface Span {
  from: LocalDate;
  to: LocalDate;
}

/** Returns the span of 'this week', 'next week' or 'this month', or null. Weeks are Monday to Sunday. */
export const spanIn = (text: string, today: LocalDate): Span | null => {
  const monday = addDays(today, 1 - weekdayOf(today));
  const week = (at: number): Span => ({ from: addDays(monday, 7 * at), to: addDays(monday, 7 * at + 6) });
  if (/\b(?:next week|nächste[nr]? woche|kommende[nr]? woche)\b/iu.test(text)) return week(1);
  if (/\b(?:the week after next|übernächste\p{L}* woche)\b/iu.test(text)) return week(2);
  if (/\b(?:last week|letzte[nr]? woche|vorige\p{L}* woche)\b/iu.test(text)) return week(-1);
  if (/\b(?:(?:the rest of )?(?:this|the) week|diese[r]? woche|die woche)\b/iu.test(text)) return week(0);
  const month = (at: number): Span => {
    const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + at, 1))
      .toISOString()
      .slice(0, 10);
    return {
      from: first,
      to: addDays(
        new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + at, 1))
          .toISOString()
          .slice(0, 10),
        -1,
      ),
    };
  };
  if (/\b(?:next month|nächste[nr]? monat)\b/iu.test(text)) return month(1);
  return /\b(?:this month|diese[nr]? monat)\b/iu.test(text) ? month(0) : null;
};
