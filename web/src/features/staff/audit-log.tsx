import { StaffPart } from './staff-part.tsx';
import { t } from '#web/lib/language/translate.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AUTOMATIC, type AuditRow } from '#shared/staff/schema.ts';
import { signed } from '#web/features/credits/public.ts';
import { Instant } from './instant.tsx';
import { StaffList } from './staff-list.tsx';
import { staffQueries } from './staff-queries.ts';
import classes from './staff.module.css';

const did: Record<AuditRow['action'], string> = {
  message_answered: t('Message marked as answered'),
  message_reopened: t('Message reopened'),
  report_taken_down: t('Reported meal taken down'),
  report_left: t('Reported meal kept'),
  meal_hidden: t('Meal hidden'),
  meal_removed: t('Meal removed'),
  accounts_searched: t('Accounts searched'),
  account_looked_up: t('Account looked up'),
  account_warned: t('Account warned'),
  account_suspended: t('Account suspended'),
  account_blocked: t('Account blocked'),
  account_unblocked: t('Account unblocked'),
  suspension_ended: t('Suspension ended'),
  appeal_upheld: t('Appeal rejected'),
  appeal_lifted: t('Appeal granted'),
  credits_corrected: t('Credits corrected'),
  referral_reversed: t('Referral rewards reversed'),
  referral_kept: t('Referral rewards kept'),
};

const outcomes: Record<AuditRow['outcome'], string> = {
  begun: t('started, outcome unknown'),
  done: t('done'),
  failed: t('failed'),
};

const Action = ({ row }: { row: AuditRow }) => (
  <article className={classes.card}>
    <h3>
      {did[row.action]}
      {row.amount !== null && ` (${signed(row.amount)})`}
    </h3>
    <p className="note">
      <Instant at={row.created_at} />, {outcomes[row.outcome]}
    </p>
    {row.reason && <p className={classes.words}>{row.reason}</p>}
    <p className={classes.id}>
      {row.staff_id === AUTOMATIC ? t('Automatic') : t('By {id}', { id: row.staff_id })}
    </p>
    <p className={classes.id}>
      {row.subject === null ? t('About no single account') : t('About {id}', { id: row.subject })}
    </p>
  </article>
);

/** Audit log of staff actions, newest first. Entries cannot be changed. */
export const AuditLog = () => {
  const list = useInfiniteQuery(staffQueries.audit());
  return (
    <StaffPart id="staff-audit" title={t('Staff log')}>
      <StaffList
        label={t('Staff log')}
        rows={list.data?.pages.flatMap(({ rows }) => rows)}
        keyOf={({ id }) => id}
        renderRow={(row) => <Action row={row} />}
        empty={{ title: t('No actions yet'), message: t('All staff actions appear here.') }}
        list={list}
      />
    </StaffPart>
  );
};
