import { plural, t } from '#web/lib/language/translate.ts';
import type { AchievementList } from '#shared/achievements/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

type Streak = AchievementList['streak'];

/** Returns a prompt to continue the streak, if any. A broken streak is not criticized. */
export const streakNote = ({ days, is_alive_today, longest }: Streak): string => {
  const values = { days: formatNumber(longest) };
  if (days === 0 && longest === 0) return t('Log a meal to start one.');
  if (days === 0)
    return plural(
      longest,
      'Your longest was {days} day. Log a meal to start a new one.',
      'Your longest was {days} days. Log a meal to start a new one.',
      values,
    );
  if (!is_alive_today) return t('Log a meal today to keep it going.');
  return days === longest
    ? t('Your longest yet.')
    : plural(longest, 'Your longest was {days} day.', 'Your longest was {days} days.', values);
};
