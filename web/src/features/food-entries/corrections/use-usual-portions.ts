import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portionKeyOf } from '#shared/foods/portion-key.ts';
import type { PortionKey, UsualPortion } from '#shared/foods/usual-portions.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { correctionsQuery } from '#web/features/foods/public.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';

const { queryKey: key } = correctionsQuery;

/** Returns the usual portions and functions that forget one or all of them. */
export const useUsualPortions = (onForgotten: () => void) => {
  const queryClient = useQueryClient();
  const query = useQuery({ ...correctionsQuery, select: ({ portions }) => portions });
  const keepOnly = (isKept: (portion: UsualPortion) => boolean) =>
    queryClient.setQueryData(key, (now) => now && { ...now, portions: now.portions.filter(isKept) });
  const afterwards = {
    onError: (error: Error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  };
  const one = useMutation({
    mutationFn: ({ record_id: id, unit }: UsualPortion) =>
      call(foodRoutes.forgetPortion, { params: { id, unit } }),
    onSuccess: (_nothing, gone) => {
      keepOnly((each) => portionKeyOf(each) !== portionKeyOf(gone));
      notify.success(t('Usual portion forgotten'), gone.name);
      onForgotten();
    },
    ...afterwards,
  });
  const all = useMutation({
    mutationFn: () => call(foodRoutes.forgetPortions, {}),
    onSuccess: () => {
      keepOnly(() => false);
      notify.success(t('Usual portions forgotten'), t('Foods weigh what our food database says again.'));
      onForgotten();
    },
    ...afterwards,
  });
  const isBusy = one.isPending || all.isPending;
  const going: PortionKey | null = one.isPending ? one.variables : null;
  return {
    ...query,
    forget: (portion: UsualPortion) => !isBusy && one.mutate(portion),
    forgetAll: () => !isBusy && all.mutate(),
    isBusy,
    going,
  };
};
