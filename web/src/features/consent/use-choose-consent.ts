import { t } from '#web/lib/language/translate.ts';
import { useRef } from 'react';
import type { AiConsent } from '#shared/profile/choices.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { useSaveProfile } from '#web/features/profile/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/**
 * Saves whether photos, recordings and text may be sent to an AI provider (decision D45). If saving fails, the choice
 * is discarded, and the user sees an error and can try again.
 */
export const useChooseConsent = (onChosen: (consent: AiConsent) => void) => {
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);

  const choose = async (consent: AiConsent): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const change = { ai_consent: consent };
    try {
      await save.mutateAsync({ change, key: keyOf.current(change) });
      // The same choice after another one is a new action.
      keyOf.current = createKeyring();
      onChosen(consent);
    } catch (error) {
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    } finally {
      isSending.current = false;
    }
  };

  return {
    choose: (consent: AiConsent) => void choose(consent),
    /** The choice being saved; null if there is none. */
    saving: save.isPending ? (save.variables.change.ai_consent ?? null) : null,
  };
};
