import { useRef } from 'react';
import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { chooseLanguage } from '#web/lib/language/choose-language.ts';
import { type Language, language, languages } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { ChoicePicker } from '../../ui/choice-picker.tsx';
import { notify } from '../../ui/notify.ts';

/** Each by its own name: who cannot read the page finds theirs. */
const choices = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** So long the page waits for the profile to hear of it. A browser that is offline still changes. */
const PATIENCE_MS = 2_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Tells the profile, whose language the mails have, and other devices. */
const tellProfile = (chosen: Language): Promise<unknown> =>
  Promise.race([call(profileRoutes.save, { body: { language: chosen } }).catch(() => undefined), pause()]);

const loadAnew = () => window.location.reload();

interface Props {
  /** Tests hand in their own. */
  reload?: () => void;
}

/** In which language this browser shows the app. It takes effect at once, without a save. */
export const LanguagePicker = ({ reload = loadAnew }: Props) => {
  const isGoing = useRef(false);
  const choose = (chosen: Language): void => {
    if (isGoing.current) return;
    if (!chooseLanguage(chosen)) {
      notify.error(t('The language stays as it is'), t('This browser does not let us keep your choice.'));
      return;
    }
    isGoing.current = true;
    void tellProfile(chosen).then(reload);
  };
  return (
    <ChoicePicker
      label={t('Language')}
      choices={choices}
      value={language}
      onChange={choose}
      note={t(
        'The page loads anew, and mails follow. English stay the names of foods, logging in words, and the coach without AI.',
      )}
    />
  );
};
