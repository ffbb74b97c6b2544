import { t } from '#web/lib/language/translate.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import { creditChangeLabel, signed } from '#web/features/credits/public.ts';
import { Instant } from './instant.tsx';
import classes from './staff.module.css';

/** Table of an account's recent credit changes, newest first. */
export const CreditChanges = ({ changes }: { changes: readonly CreditChange[] }) => (
  <section aria-label={t('Recent credit changes')}>
    <h3>{t('Recent credit changes')}</h3>
    {changes.length === 0 && <p className="note">{t('No credit activity yet.')}</p>}
    <ul className={classes.rows}>
      {changes.map((change) => (
        <li key={change.id} className={classes.row}>
          <span>
            {creditChangeLabel(change)}
            <small className="note">
              <Instant at={change.created_at} />
            </small>
          </span>
          <span className={classes.amount}>{signed(change.amount)}</span>
        </li>
      ))}
    </ul>
  </section>
);
