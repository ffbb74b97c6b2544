import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { weightRoutes } from '#shared/weights/routes.ts';
import type { WeighedDay } from '#shared/weights/weight-trend.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { dayName } from '#web/ui/format/format-day.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { formatWeight } from './weight-labels.ts';

interface Change {
  date: LocalDate;
  /** kg; null deletes it. */
  weight: number | null;
  /** Previous weight of the day in kg, for undo. The undo itself cannot be undone. */
  before: number | null;
  isUndo?: boolean;
}

/** Saves and deletes the weights of days, with undo. The profile's weight follows the newest one. */
export const useWeights = (system: UnitSystem) => {
  const queryClient = useQueryClient();
  const { date: today, timeZone } = useToday();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ date, weight }: Change): Promise<void> => {
      if (weight === null) await call(weightRoutes.remove, { params: { date } });
      else await call(weightRoutes.save, { params: { date }, body: { weight, time_zone: timeZone } });
    },
    onSuccess: (_none, { date, weight, before, isUndo }) => {
      if (isUndo) return;
      const kg = weight ?? before;
      const what = `${kg === null ? '' : `${formatWeight(kg, system)}, `}${dayName(date, today)}`;
      notify.success(weight === null ? t('Weight deleted') : t('Weight logged'), what, {
        about: `weight-${date}`,
        undo: () => void change({ date, weight: before, before: weight, isUndo: true }),
      });
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () =>
      Promise.all(['weights', 'profile'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  /** @returns whether it was saved; an error is shown */
  const change = (request: Change): Promise<boolean> =>
    mutateAsync(request).then(
      () => true,
      () => false,
    );

  return {
    save: (day: WeighedDay, before: number | null) => change({ ...day, before }),
    remove: ({ date, weight }: WeighedDay) => change({ date, weight: null, before: weight }),
    isPending,
  };
};
