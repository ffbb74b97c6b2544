import { t } from '#web/lib/language/translate.ts';
import type { Referral } from '#shared/referrals/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import classes from './recent-referrals.module.css';

const words: Record<Referral['status'], { status: string; means: string }> = {
  completed: { status: t('Completed'), means: t('A friend joined') },
  pending: { status: t('Pending'), means: t('Email not confirmed yet') },
};

/** List of the newest referrals, without names. A label beside the dot gives the meaning of its color. */
export const RecentReferrals = ({ referrals }: { referrals: readonly Referral[] }) => {
  const { date: today, timeZone } = useToday();
  return (
    <section className="card" aria-labelledby="recent-friends">
      <h2 id="recent-friends">{t('Recent referrals')}</h2>
      {referrals.length === 0 ? (
        <p className={classes.none}>{t('No sign-ups yet. Friends who join with your link appear here.')}</p>
      ) : (
        <ul className={classes.list}>
          {referrals.map(({ id, status, created_at, credits_earned }) => (
            <li key={id} className={classes.row}>
              <span className={classes.dot} data-status={status} aria-hidden />
              <span className={classes.what}>
                <strong>{words[status].status}</strong>
                <span className="note">
                  {words[status].means}
                  {' · '}
                  <time dateTime={created_at}>
                    {namedDay(localDateOf(new Date(created_at), timeZone), today)}
                  </time>
                </span>
              </span>
              <NumberWithUnit value={credits_earned} unit={t('credits')} size="small" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
