import { t } from '#web/lib/language/translate.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { achievementCatalogue } from '#shared/achievements/catalogue.ts';
import { achievementRoutes } from '#shared/achievements/routes.ts';
import { ACHIEVEMENTS_SHOWN } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { SocialSectionState } from './social-section-state.tsx';
import classes from './people.module.css';
import { dayOf } from './feed/feed-dates.ts';

const latest = (timeZone: string) =>
  queryOptions({
    queryKey: ['achievements', 'latest', timeZone],
    queryFn: ({ signal }) =>
      call(achievementRoutes.list, { query: { limit: ACHIEVEMENTS_SHOWN, time_zone: timeZone }, signal }),
  });

/** The user's latest achievements (SOCIAL-18). */
export const RecentAchievements = () => {
  const today = useToday();
  const query = useQuery(latest(today.timeZone));
  const { data } = query;
  return (
    <section className="card" aria-labelledby="recent-achievements">
      <h2 id="recent-achievements">{t('Recent achievements')}</h2>
      {data?.achievements.length === 0 && (
        <p className={classes.quiet}>{t('Achievements appear here. Log your first meal to earn one.')}</p>
      )}
      {data && data.achievements.length > 0 && (
        <ul className={classes.list} aria-labelledby="recent-achievements">
          {data.achievements.map(({ achievement_name: name, points, created_at }) => (
            <li key={name} className={classes.plain}>
              <span className="nameWithNote">
                <strong>{t(achievementCatalogue[name].title)}</strong>
                <small>{dayOf(created_at, today)}</small>
              </span>
              <NumberWithUnit value={points} unit={t('points')} size="small" />
            </li>
          ))}
        </ul>
      )}
      <SocialSectionState
        query={query}
        loading={t('Loading your achievements')}
        failure={(message) => t('We couldn’t load your achievements. {message}', { message })}
      />
    </section>
  );
};
