import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { diaryRoutes } from '#shared/diary/routes.ts';
import type { DiaryDay } from '#shared/diary/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { diaryQueries } from './diary-queries.ts';

/** Updates the day's water optimistically, and offers to undo. */
export const useWater = (date: LocalDate) => {
  const queryClient = useQueryClient();
  const { queryKey } = diaryQueries.day(date);
  const mutationKey = ['water', date];

  const show = (milliliters: number) =>
    queryClient.setQueryData<DiaryDay>(queryKey, (day) => {
      if (!day) return day;
      const water_ml = Math.max(0, day.summary.water_ml + milliliters);
      return { ...day, summary: { ...day.summary, water_ml } };
    });

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ milliliters }: { milliliters: number; isUndo?: boolean }) =>
      call(diaryRoutes.addWater, { params: { date }, body: { milliliters } }),
    onMutate: async ({ milliliters }) => {
      await queryClient.cancelQueries({ queryKey });
      show(milliliters);
    },
    onSuccess: ({ changed_ml }, { isUndo }) => {
      if (isUndo || changed_ml === 0) return;
      const amount = `${formatNumber(Math.abs(changed_ml))} ml`;
      notify.success(changed_ml > 0 ? t('Water added') : t('Water removed'), amount, {
        undo: () => mutate({ milliliters: -changed_ml, isUndo: true }),
      });
    },
    onError: (error, { milliliters }) => {
      show(-milliliters);
      notify.error(t('Error'), error.message);
    },
    onSettled: async () => {
      // While another request is running, this response would not include its change.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await Promise.all(
        [['diary'], ['dashboard']].map((key) => queryClient.invalidateQueries({ queryKey: key })),
      );
    },
  });
  return { add: (milliliters: number) => mutate({ milliliters }) };
};
