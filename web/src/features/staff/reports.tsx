import { StaffPart } from './staff-part.tsx';
import { t } from '#web/lib/language/translate.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReportCard } from './report-card.tsx';
import { StaffList } from './staff-list.tsx';
import { staffQueries } from './staff-queries.ts';

/** List of reported shared meals, oldest first. */
export const Reports = ({ onAccount }: { onAccount: (userId: string) => void }) => {
  const list = useInfiniteQuery(staffQueries.reports());
  return (
    <StaffPart id="staff-reports" title={t('Reports')}>
      <StaffList
        label={t('Reports')}
        rows={list.data?.pages.flatMap(({ reports }) => reports)}
        keyOf={({ user_id, shared_meal_id }) => `${user_id} ${shared_meal_id}`}
        renderRow={(report) => <ReportCard report={report} onAccount={onAccount} />}
        empty={{ title: t('No open reports'), message: t('All reported meals have been reviewed.') }}
        list={list}
      />
    </StaffPart>
  );
};
