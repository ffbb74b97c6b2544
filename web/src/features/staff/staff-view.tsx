import { t } from '#web/lib/language/translate.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { Accounts } from './accounts.tsx';
import { AuditLog } from './audit-log.tsx';
import { Appeals } from './moderation/appeals.tsx';
import { Messages } from './messages.tsx';
import { Referrals } from './referrals.tsx';
import { Reports } from './reports.tsx';
import { staffQueries } from './staff-queries.ts';
import classes from './staff.module.css';

type Part = 'messages' | 'reports' | 'appeals' | 'referrals' | 'accounts' | 'audit';

/**
 * Staff page with six parts. The response of the first determines whether the user is staff.
 * @param otherwise shown to all other users
 */
export const StaffView = ({ otherwise }: { otherwise: ReactNode }) => {
  const [part, setPart] = useState<Part>('messages');
  /** The account that a report or an appeal leads to. */
  const [asked, setAsked] = useState<string | null>(null);
  const { error, isPending, errorUpdateCount } = useInfiniteQuery(staffQueries.messages('open'));
  // After an error, the list itself shows the retry.
  if (isPending && errorUpdateCount === 0) return <PageSpinner />;
  if (error instanceof ApiError && error.code === 'FORBIDDEN') return otherwise;
  const openAccount = (userId: string): void => {
    setAsked(userId);
    setPart('accounts');
  };
  const views: Record<Part, ReactNode> = {
    messages: <Messages />,
    reports: <Reports onAccount={openAccount} />,
    appeals: <Appeals onAccount={openAccount} />,
    referrals: <Referrals />,
    accounts: <Accounts asked={asked} onAnswered={() => setAsked(null)} />,
    audit: <AuditLog />,
  };
  return (
    <main className={classes.page}>
      <Link className="inlineTarget" to={paths.dashboard}>
        {t('Back to dashboard')}
      </Link>
      <PageTitle note={t('Every action here is logged with your ID.')}>{t('Staff')}</PageTitle>
      <Segments<Part>
        label={t('View')}
        choices={[
          { value: 'messages', label: t('Messages') },
          { value: 'reports', label: t('Reports') },
          { value: 'appeals', label: t('Appeals') },
          { value: 'referrals', label: t('Referrals') },
          { value: 'accounts', label: t('Accounts') },
          { value: 'audit', label: t('Log|staff') },
        ]}
        value={part}
        onChange={setPart}
      />
      {views[part]}
    </main>
  );
};
