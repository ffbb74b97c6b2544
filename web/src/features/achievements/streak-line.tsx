import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { achievementQuery } from './achievement-query.ts';

/** A streak is shown from two days on. */
const FEWEST = 2;

/**
 * Short text with the current streak. Empty if loading fails: the achievements list shows the error with a retry
 * button.
 */
export const StreakLine = () => {
  const { data } = useQuery(achievementQuery(useToday()));
  if (!data || data.streak.days < FEWEST) return null;
  const days = formatNumber(data.streak.days);
  return data.streak.is_alive_today
    ? t('{days}-day streak', { days })
    : t('{days}-day streak, nothing logged today yet', { days });
};
