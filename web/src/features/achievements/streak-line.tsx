import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { achievementQuery } from './achievement-query.ts';

/** Days in a row begin with two. */
const FEWEST = 2;

/**
 * How many days in a row are logged, in a few words. Where that cannot be loaded nothing stands there: the list
 * of achievements says so, with a way to try again.
 */
export const StreakLine = () => {
  const { data } = useQuery(achievementQuery(useToday()));
  if (!data || data.streak.days < FEWEST) return null;
  const days = formatNumber(data.streak.days);
  return data.streak.is_alive_today
    ? t('{days}-day streak', { days })
    : t('{days}-day streak, today open', { days });
};
