import { Button } from '@mantine/core';
import { type Language, language, languages } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { OfferCard } from '#web/ui/layout/offer-card.tsx';
import { changeLanguage } from './change-language.ts';

/** Language of an account whose profile has none. */
const DEFAULT: Language = 'en';

interface Props {
  /** Replaced in tests. */
  reload?: () => void;
}

/** Asks which language an account without one uses, because a visit in another language does not change it. */
export const LanguageQuestion = ({ reload }: Props) => (
  <OfferCard
    id="language-question"
    title={t('Which language do you want to use?')}
    text={t('It also applies to emails and your other devices.')}
    buttons={[language, DEFAULT].map((choice) => (
      <Button key={choice} variant="default" lang={choice} onClick={() => changeLanguage(choice, reload)}>
        {languages[choice]}
      </Button>
    ))}
  />
);
