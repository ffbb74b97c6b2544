import { instantOf } from '../../time/instant-of.ts';
import { addDays, type LocalDate, localDateOf } from '../../time/local-date.ts';
import { type Priority, QUALIFIED_SCORE, WARM_SCORE } from './schema.ts';

/** Duration of a follow-up, min. */
export const FOLLOW_UP_MINUTES = 30;
const OPENS = '09:00';

/** Returns priority and number of working days by score. */
const urgencyOf = (score: number): { priority: Priority; days: number } => {
  if (score >= QUALIFIED_SCORE) return { priority: 'high', days: 1 };
  return score >= WARM_SCORE ? { priority: 'medium', days: 2 } : { priority: 'low', days: 5 };
};

const isWorkday = (date: LocalDate): boolean => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** Returns the day that is a number of working days after another. */
const workdaysAfter = (date: LocalDate, days: number): LocalDate => {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return day;
};

/**
 * Returns the priority of a follow-up and its earliest time, the morning of a working day in the user's time zone.
 * @param zone IANA name
 * @param notBefore first day on which the lead may be contacted
 */
export const followUpOf = (
  score: number,
  now: Date,
  zone: string,
  notBefore: LocalDate | null = null,
): { priority: Priority; from: Date } => {
  const { priority, days } = urgencyOf(score);
  const usual = workdaysAfter(localDateOf(now, zone), days);
  const day = notBefore !== null && notBefore > usual ? workdaysAfter(addDays(notBefore, -1), 1) : usual;
  return { priority, from: instantOf(day, OPENS, zone) };
};
