import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Correction } from '#shared/foods/corrections.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { correctionsQuery } from '#web/features/foods/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';

const { queryKey: key } = correctionsQuery;

/** Returns the learned corrections and a function that deletes one. */
export const useCorrections = (onForgotten: () => void) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...correctionsQuery,
    select: ({ corrections }) => corrections,
  });
  const going = useRef<string | null>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: ({ id }: Correction) => call(foodRoutes.forget, { params: { id } }),
    onSuccess: (_nothing, { id, said }) => {
      queryClient.setQueryData(
        key,
        (now) => now && { ...now, corrections: now.corrections.filter((each) => each.id !== id) },
      );
      notify.success(t('Correction removed'), t('“{words}” uses our food database again.', { words: said }));
      onForgotten();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => {
      going.current = null;
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
  const forget = (correction: Correction) => {
    if (going.current !== null) return;
    going.current = correction.id;
    mutate(correction);
  };
  return { ...query, forget, goingId: isPending ? variables.id : null };
};
