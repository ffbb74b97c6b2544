import { useRef } from 'react';
import { type Language, language, languages } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { changeLanguage } from './change-language.ts';

/** Each language is labeled in itself, so that its speakers can find it. */
const choices = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

interface Props {
  /** Replaced in tests. */
  reload?: () => void;
}

/** Picker for the app's language in this browser, applied immediately. */
export const LanguagePicker = ({ reload }: Props) => {
  const isGoing = useRef(false);
  const choose = (chosen: Language): void => {
    if (!isGoing.current) isGoing.current = changeLanguage(chosen, reload);
  };
  return (
    <ChoicePicker
      label={t('Language')}
      choices={choices}
      value={language}
      onChange={choose}
      note={t('The page reloads, and emails switch too.')}
    />
  );
};
