import { chooseLanguage } from '#web/lib/language/choose-language.ts';
import { type Language, language, languages } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { ChoicePicker } from '../../ui/choice-picker.tsx';
import { notify } from '../../ui/notify.ts';

/** Each by its own name: who cannot read the page finds theirs. */
const choices = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** In which language this browser shows the app. It takes effect at once, without a save. */
export const LanguagePicker = ({ reload }: { reload?: () => void }) => (
  <ChoicePicker
    label={t('Language')}
    choices={choices}
    value={language}
    onChange={(chosen) => {
      if (!chooseLanguage(chosen, reload))
        notify.error(t('The language stays as it is'), t('This browser does not let us keep your choice.'));
    }}
    note={t('The page loads anew. Foods, the coach and insights speak English.')}
  />
);
