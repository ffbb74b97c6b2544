import { plural, t } from '#web/lib/language/translate.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { achievementCatalogue, achievementNames } from '#shared/achievements/catalogue.ts';
import type { AchievementList } from '#shared/achievements/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type Today, useToday } from '#web/lib/time/use-today.ts';
import { SectionState } from '#web/ui/feedback/section-state.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { achievementQuery } from './achievement-query.ts';
import { streakNote } from './streak-note.ts';
import classes from './achievements.module.css';

const Earned = ({ achievements, today }: { achievements: AchievementList['achievements']; today: Today }) => (
  <ul className={classes.list} aria-label={t('Earned')}>
    {achievements.map(({ achievement_name: name, points, created_at }) => (
      <li key={name} className={classes.row}>
        <span className={classes.what}>
          <strong>{t(achievementCatalogue[name].title)}</strong>
          <time className="note" dateTime={created_at}>
            {namedDay(localDateOf(new Date(created_at), today.timeZone), today.date)}
          </time>
        </span>
        <NumberWithUnit value={points} unit={t('points')} size="small" />
      </li>
    ))}
  </ul>
);

const StillOpen = ({ achievements }: Pick<AchievementList, 'achievements'>) => {
  const held = new Set(achievements.map(({ achievement_name }) => achievement_name));
  const open = achievementNames.filter((name) => !held.has(name));
  if (open.length === 0) return null;
  return (
    <details className={classes.open}>
      <summary>{t('{count} more to earn', { count: formatNumber(open.length) })}</summary>
      <ul className={classes.list}>
        {open.map((name) => (
          <li key={name} className={classes.row}>
            <span className={classes.what}>
              <strong>{t(achievementCatalogue[name].title)}</strong>
              <span className="note">{t(achievementCatalogue[name].how)}</span>
            </span>
            <NumberWithUnit value={achievementCatalogue[name].points} unit={t('points')} size="small" />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Unfolds its content on request on a phone, where the list would double the length of the page. */
const OnRequest = ({ isOnPhone, children }: { isOnPhone: boolean; children: ReactNode }) =>
  isOnPhone ? (
    <details className={classes.open}>
      <summary>{t('Show all')}</summary>
      {children}
    </details>
  ) : (
    children
  );

/** List of the user's achievements, newest first, followed by the open ones. */
export const Achievements = () => {
  const today = useToday();
  const isPhone = useMediaQuery('(max-width: 767.98px)') ?? false;
  const query = useQuery(achievementQuery(today));
  const { data } = query;
  return (
    <section className="card" aria-labelledby="achievements">
      <div className="cardHead">
        <h2 id="achievements">{t('Achievements')}</h2>
        {data && <NumberWithUnit value={data.points} unit={t('points')} size="small" />}
      </div>
      {data && (
        <>
          <p className="secondary">
            {plural(data.streak.days, '{days} day in a row.', '{days} days in a row.', {
              days: formatNumber(data.streak.days),
            })}{' '}
            {streakNote(data.streak)}
          </p>
          <OnRequest isOnPhone={isPhone}>
            {data.achievements.length > 0 && <Earned achievements={data.achievements} today={today} />}
            <StillOpen achievements={data.achievements} />
          </OnRequest>
        </>
      )}
      <SectionState
        query={query}
        loading={t('Loading your achievements')}
        skeleton={<SkeletonBlock height="6rem" />}
        failure={(message) => t('We couldn’t load your achievements. {message}', { message })}
      />
    </section>
  );
};
