import { t } from '#web/lib/language/translate.ts';
import { Link } from 'react-router-dom';
import { useAccess } from '#web/features/billing/public.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import classes from './weight-goal.module.css';

/** Reminds users whose plan includes it that the weekly check-in is due. */
export const CheckInReminder = () =>
  useAccess('personalized_goals') === 'open' ? (
    <section className={classes.checkIn} aria-label={t('Weekly check-in')}>
      <p>
        {t('Your weekly check-in is ready.')} <Link to={paths.setNewGoal}>{t('Review your targets')}</Link>
      </p>
    </section>
  ) : null;
