import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { AiConsent } from '#shared/profile/choices.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import card from '#web/ui/layout/card.module.css';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { useChooseConsent } from './use-choose-consent.ts';
import classes from './consent-question.module.css';

const saidBy: Record<AiConsent, string> = {
  granted: t('Photos, recordings and words may be sent to an AI provider.'),
  declined: t('No photo, no recording and no word is sent to an AI provider.'),
};

const choices = [
  { value: 'granted', label: t('Allowed') },
  { value: 'declined', label: t('Not allowed') },
] as const;

/** Setting for the AI consent, saved immediately. */
export const ConsentSetting = () => {
  const { data: profile } = useQuery(profileQueries.read());
  const { choose, saving } = useChooseConsent((consent) =>
    notify.success(t('Choice saved'), saidBy[consent]),
  );
  if (!profile) return null;
  return (
    <section className={`${card.card} ${classes.setting}`} aria-label={t('Photos, recordings and words')}>
      <h2>{t('Photos, recordings and words')}</h2>
      <ChoicePicker
        label={t('Photos, recordings and words may be sent to an AI provider')}
        choices={choices}
        value={saving ?? profile.ai_consent}
        onChange={choose}
      />
      <p className={card.note}>
        {profile.ai_consent === null
          ? t('You are asked before the first one is sent.')
          : t(
              'Without it, your photo stays with the meal, the food table alone answers your words, and advice comes from your own data by rules.',
            )}
      </p>
    </section>
  );
};
