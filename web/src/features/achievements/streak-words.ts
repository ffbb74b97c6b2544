import type { AchievementList } from '#shared/achievements/schema.ts';
import { formatNumber } from '../../ui/format-number.ts';

type Streak = AchievementList['streak'];

const daysInWords = (days: number): string => `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;

/** What the streak asks for, if anything. A broken one is never held against anybody. */
export const streakNote = ({ days, is_alive_today, longest }: Streak): string => {
  if (days === 0 && longest === 0) return 'Log a meal to begin one.';
  if (days === 0) return `Your longest was ${daysInWords(longest)}. A new one begins with any meal.`;
  if (!is_alive_today) return 'Log a meal today to go on.';
  return days === longest ? 'Your longest so far.' : `Your longest was ${daysInWords(longest)}.`;
};
