import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { isConsentNeeded } from './look-up-text.ts';
import { urgentAdviceOf } from './urgent-text.ts';

/** Looks up typed text, asking for consent first if needed (decision D45). */
export const useTextLookup = <T>(find: (text: string) => Promise<T>) => {
  const search = useMutation({ mutationFn: (text: string) => find(text) });
  const [isDeclined, setDeclined] = useState(false);
  const needsConsent = isConsentNeeded(search.error);
  const urgent = urgentAdviceOf(search.error);
  const notRecognised = isDeclined ? t(errorCatalogue.NO_FOOD_RECOGNISED.message) : undefined;
  return {
    find: (text: string, onFound: (found: T) => void): void => {
      if (search.isPending) return;
      setDeclined(false);
      // The field may have been cleared while the consent question was open.
      if (text.trim() === '') search.reset();
      else search.mutate(text, { onSuccess: onFound });
    },
    isFinding: search.isPending,
    /** Whether to show the consent question. */
    isAsking: needsConsent && !isDeclined,
    decline: () => setDeclined(true),
    /** Advice to show instead of foods if the text describes an emergency. */
    urgent,
    error: needsConsent ? notRecognised : urgent ? undefined : search.error?.message,
    /** Text of the latest lookup. */
    lookedUp: search.variables,
  };
};
