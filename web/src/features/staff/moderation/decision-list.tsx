import type { StaffDecision } from '#shared/moderation/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { Instant } from '../instant.tsx';
import classes from '../staff.module.css';
import { actionLabels, ruleLabels } from './moderation-labels.ts';

const appealStates = {
  open: t('Appeal not answered yet'),
  upheld: t('Appeal rejected'),
  lifted: t('Reversed after an appeal'),
};

const stateOf = ({ appeal, ended_at }: StaffDecision): string | null => {
  if (appeal) return appealStates[appeal.outcome ?? 'open'];
  return ended_at === null ? null : t('No longer in effect');
};

const Decision = ({ decision }: { decision: StaffDecision }) => {
  const { action, meal_name, rule, created_at, until, message, staff_id } = decision;
  const state = stateOf(decision);
  return (
    <li className={classes.row}>
      <span>
        {actionLabels[action]}
        {meal_name && `: ${meal_name}`}
        <small className="note">
          {ruleLabels[rule]}, <Instant at={created_at} />
          {until !== null && (
            <>
              {' '}
              {t('until')} <Instant at={until} />
            </>
          )}
        </small>
        {state && <small className="note">{state}</small>}
        {message && <small className={classes.words}>{message}</small>}
        <small className={classes.id}>{t('By {id}', { id: staff_id })}</small>
      </span>
    </li>
  );
};

/** All decisions about an account and its meals, newest first. */
export const DecisionList = ({ decisions }: { decisions: readonly StaffDecision[] }) => (
  <section aria-label={t('Decisions about this account')}>
    <h3>{t('Decisions ({count})', { count: decisions.length })}</h3>
    {decisions.length === 0 && <p className="note">{t('No decisions yet.')}</p>}
    <ul className={classes.rows}>
      {decisions.map((decision) => (
        <Decision key={decision.id} decision={decision} />
      ))}
    </ul>
  </section>
);
