import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { AiConsent } from '#shared/profile/choices.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { useChooseConsent } from './use-choose-consent.ts';

const consentMessages: Record<AiConsent, string> = {
  granted: t('We may send your photos, recordings and text to an AI provider.'),
  declined: t('We won’t send your photos, recordings or text to an AI provider.'),
};

const choices = [
  { value: 'granted', label: t('Allowed') },
  { value: 'declined', label: t('Not allowed') },
] as const;

/** Setting for the AI consent, saved immediately. */
export const ConsentSetting = () => {
  const { data: profile } = useQuery(profileQueries.read());
  const { choose, saving } = useChooseConsent((consent) =>
    notify.success(t('Choice saved'), consentMessages[consent]),
  );
  if (!profile) return null;
  return (
    <section className="card stack4" id="ai-consent" aria-label={t('Photos, recordings and text')}>
      <h2>{t('Photos, recordings and text')}</h2>
      <ChoicePicker
        label={t('Allow sending photos, recordings and text to an AI provider')}
        choices={choices}
        value={saving ?? profile.ai_consent}
        onChange={choose}
      />
      <p className="note">
        {profile.ai_consent === null
          ? t('We’ll ask before sending anything for the first time.')
          : t(
              'If you don’t allow it, your photo is just saved with the meal, text is matched with our food database only, and advice follows fixed rules.',
            )}
      </p>
    </section>
  );
};
