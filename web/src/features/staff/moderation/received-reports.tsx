import type { ReceivedReport } from '#shared/staff/moderation-schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { Instant } from '../instant.tsx';
import classes from '../staff.module.css';
import { ruleLabels } from './moderation-labels.ts';

const outcomes = {
  none: t('No decision'),
  kept: t('Meal kept'),
  acted: t('Hidden or removed'),
};

/** All reports about an account's meals, newest first. */
export const ReceivedReports = ({ reports }: { reports: readonly ReceivedReport[] }) => (
  <section aria-label={t('Reports about this account')}>
    <h3>{t('Reports ({count})', { count: reports.length })}</h3>
    {reports.length === 0 && <p className="note">{t('No reports yet.')}</p>}
    <ul className={classes.rows}>
      {reports.map(({ shared_meal_id, meal_name, reason, created_at, outcome }) => (
        <li key={`${shared_meal_id} ${created_at}`} className={classes.row}>
          <span>
            {meal_name}
            <small className="note">
              {ruleLabels[reason]}, <Instant at={created_at} />
            </small>
          </span>
          <span className="note">{outcomes[outcome ?? 'none']}</span>
        </li>
      ))}
    </ul>
  </section>
);
