import { t } from '#web/lib/language/translate.ts';
import { notifyManager, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diaryRoutes } from '#shared/diary/routes.ts';
import type { DiaryDay } from '#shared/diary/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { diaryQueries } from './diary-queries.ts';

/** Query key of the amount that was sent and not confirmed yet, which survives a change of the tab. */
const pendingKeyOf = (date: LocalDate) => ['water-pending', date];

/**
 * Adds water to a day, and offers to undo. Amounts that the server has not confirmed yet are in `pendingMl`, apart from
 * its value: however slow it is, a reload of the day neither hides nor doubles them.
 */
export const useWater = (date: LocalDate) => {
  const queryClient = useQueryClient();
  const { queryKey } = diaryQueries.day(date);
  const mutationKey = ['water', date];
  const pendingKey = pendingKeyOf(date);
  const { data: pendingMl = 0 } = useQuery<number>({ queryKey: pendingKey, queryFn: skipToken });

  const addPending = (milliliters: number) =>
    queryClient.setQueryData<number>(pendingKey, (sum = 0) => sum + milliliters);
  const confirm = (water_ml: number, milliliters: number) =>
    notifyManager.batch(() => {
      queryClient.setQueryData<DiaryDay>(
        queryKey,
        (day) => day && { ...day, summary: { ...day.summary, water_ml } },
      );
      addPending(-milliliters);
    });

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ milliliters }: { milliliters: number; isUndo?: boolean }) =>
      call(diaryRoutes.addWater, { params: { date }, body: { milliliters } }),
    onMutate: ({ milliliters }) => {
      addPending(milliliters);
    },
    onSuccess: async ({ water_ml, changed_ml }, { milliliters, isUndo }) => {
      // A reload that started before this change would overwrite it.
      await queryClient.cancelQueries({ queryKey });
      confirm(water_ml, milliliters);
      if (isUndo || changed_ml === 0) return;
      const amount = `${formatNumber(Math.abs(changed_ml))} ml`;
      notify.success(changed_ml > 0 ? t('Water added') : t('Water removed'), amount, {
        undo: () => mutate({ milliliters: -changed_ml, isUndo: true }),
      });
    },
    onError: (error, { milliliters }) => {
      addPending(-milliliters);
      notify.error(t('Error'), error.message);
    },
    onSettled: async (_, error) => {
      // While another request is running, this response would not include its change.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      // After a success the day already has the server's sum; it is read again where it is shown next.
      const refetchType = error ? 'active' : 'none';
      await Promise.all(
        [['diary'], ['dashboard']].map((key) =>
          queryClient.invalidateQueries({ queryKey: key, refetchType }),
        ),
      );
    },
  });
  return { add: (milliliters: number) => mutate({ milliliters }), pendingMl };
};
