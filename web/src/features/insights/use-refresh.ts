import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { insightsQuery, refreshInsights } from './insight-queries.ts';

/** Requests new insights. A retry after a failure reuses the Idempotency-Key, so that nothing is charged twice. */
export const useRefresh = (date: string) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const [isConsentAsked, setConsentAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => refreshInsights(keyOf.current('refresh')),
    onSuccess: async (answer) => {
      // The next click is a new action.
      keyOf.current = createKeyring();
      queryClient.setQueryData(insightsQuery(date).queryKey, answer);
      setConsentAsked(answer.needs_consent === true);
      if (answer.engine === 'model') await queryClient.invalidateQueries({ queryKey: ['credits'] });
    },
    onError: (error) => {
      if (!isInsufficientCredits(error)) notify.error(t('Error'), error.message);
    },
  });
  return {
    refresh: () => {
      if (!isPending) mutate();
    },
    isRefreshing: isPending,
    isConsentAsked,
    closeConsent: () => setConsentAsked(false),
  };
};
