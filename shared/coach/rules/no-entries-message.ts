import type { Facts } from '../../facts/facts.ts';
import { isOneDay, type Period } from '../../facts/period.ts';
import { type Said, say } from './sentence.ts';

/** Returns a kind message about days without entries. */
export const noEntriesMessage = (facts: Facts, period: Period): Said => {
  const isToday = isOneDay(period) && period.dates[0] === facts.date;
  if (isToday) return say`You haven’t logged anything today yet. Log your next meal, and I’ll add it up.`;
  return say`You have no entries ${period.fact}. You can still open a past day and add what you remember.`;
};
