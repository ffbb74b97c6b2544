import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '#shared/account-security/schema.ts';
import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { deviceName } from '../device-name.ts';
import { sessionQueries } from './session-queries.ts';
import classes from './sessions.module.css';
import { useEndSessions } from './use-end-sessions.ts';

const minuteOf = (instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** Returns the last part of a time zone, which usually names a city. */
const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

const detailsOf = ({ created_at, last_seen_at, time_zone }: Session): string => {
  const values = { since: minuteOf(created_at), last: minuteOf(last_seen_at) };
  return time_zone === null
    ? t('Signed in {since}, last used {last}', values)
    : t('Signed in {since}, last used {last}, time zone {place}', { ...values, place: placeOf(time_zone) });
};

/** List of the devices and browsers that are signed in, where other sessions can be ended. */
export const SessionList = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(sessionQueries.list());
  const sessions = query.data;
  const { end, ending } = useEndSessions();
  if (query.isPending) return <SkeletonBlock height="6rem" />;
  if (!sessions) return <LoadFailure title={t('We couldn’t load your sessions')} query={query} />;
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <>
      <ul className="plain">
        {sessions.map((session) => (
          <li key={session.id} className={classes.session}>
            <span className={classes.name}>
              {session.is_current
                ? t('{name} (this device)', { name: deviceName(session) })
                : deviceName(session)}
              <small>{detailsOf(session)}</small>
            </span>
            {!session.is_current && (
              <RowButton
                variant="subtle"
                label={t('End session: {name}', { name: deviceName(session) })}
                isRunning={ending === session.id}
                onClick={() => end(session.id)}
              >
                {t('End session')}
              </RowButton>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="note">{t('You’re not signed in anywhere else.')}</p>}
      <div className="cluster3">
        {others.length > 0 && (
          <Button variant="default" loading={ending === null} onClick={() => end(null)}>
            {t('End all other sessions')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </>
  );
};
