import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { diaryQueries } from './diary-queries.ts';
import { useCopy } from './use-copy.ts';

const stay = () => undefined;

/** Shown for a day without entries; offers to copy the previous day if that has any. */
export const EmptyDiaryDay = ({ date, today }: { date: LocalDate; today: LocalDate }) => {
  const { data: before } = useQuery(diaryQueries.day(addDays(date, -1)));
  const copy = useCopy(stay);
  const entries = before?.entries ?? [];
  const calories = formatNumber(before?.summary.total_calories ?? 0);
  const isDone = copy.isPending || copy.isSuccess;
  return (
    <EmptyState
      title={t('Nothing logged on this day')}
      message={
        date === today
          ? t('Your meals will show up here.')
          : t('You can still add what you ate, on any past day.')
      }
      action={
        before &&
        entries.length > 0 && (
          <Button
            variant="default"
            leftSection={<Copy aria-hidden />}
            loading={copy.isPending}
            onClick={() => !isDone && copy.mutate({ entries, to: date })}
          >
            {date === today
              ? t('Copy yesterday, {calories} kcal', { calories })
              : t('Copy the day before, {calories} kcal', { calories })}
          </Button>
        )
      }
    />
  );
};
