import { Button } from '@mantine/core';
import { type Language, language, languages } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { changeLanguage } from './change-language.ts';
import classes from './first-run/first-run-card.module.css';

/** Language of an account whose profile has none. */
const DEFAULT: Language = 'en';

interface Props {
  /** Replaced in tests. */
  reload?: () => void;
}

/** Asks which language an account without one uses, because a visit in another language does not change it. */
export const LanguageQuestion = ({ reload }: Props) => (
  <section className={classes.card} aria-labelledby="language-question">
    <div>
      <h2 id="language-question" className={classes.title}>
        {t('Which language do you want to use?')}
      </h2>
      <p className="secondary">{t('It also applies to emails and your other devices.')}</p>
    </div>
    <div className="cluster3">
      {[language, DEFAULT].map((choice) => (
        <Button key={choice} variant="default" lang={choice} onClick={() => changeLanguage(choice, reload)}>
          {languages[choice]}
        </Button>
      ))}
    </div>
  </section>
);
