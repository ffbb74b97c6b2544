import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '#web/lib/language/translate.ts';
import { StaffList } from '../staff-list.tsx';
import { StaffPart } from '../staff-part.tsx';
import { staffQueries } from '../staff-queries.ts';
import { AppealCard } from './appeal-card.tsx';

/** List of appeals without an answer, of the oldest decisions first. */
export const Appeals = ({ onAccount }: { onAccount: (userId: string) => void }) => {
  const list = useInfiniteQuery(staffQueries.appeals());
  return (
    <StaffPart id="staff-appeals" title={t('Appeals')}>
      <StaffList
        label={t('Appeals')}
        rows={list.data?.pages.flatMap(({ appeals }) => appeals)}
        keyOf={({ id }) => id}
        renderRow={(decision) => <AppealCard decision={decision} onAccount={onAccount} />}
        empty={{ title: t('No open appeals'), message: t('Appeals against our decisions appear here.') }}
        list={list}
      />
    </StaffPart>
  );
};
