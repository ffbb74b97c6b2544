import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { chooseLanguage } from '#web/lib/language/choose-language.ts';
import type { Language } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Maximum wait for saving the profile. The language also changes offline. */
const TIMEOUT_MS = 2_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

/** Saves the language in the profile, for emails and other devices. */
const showProfile = (chosen: Language): Promise<unknown> =>
  Promise.race([call(profileRoutes.save, { body: { language: chosen } }).catch(() => undefined), pause()]);

const reloadPage = () => window.location.reload();

/**
 * Stores a language in this browser and the profile, then reloads the page.
 * @param reload replaced in tests
 * @returns false if the browser blocks storage; the user sees an error
 */
export const changeLanguage = (chosen: Language, reload: () => void = reloadPage): boolean => {
  if (!chooseLanguage(chosen)) {
    notify.error(t('We couldn’t change the language'), t('Your browser didn’t let us save your choice.'));
    return false;
  }
  void showProfile(chosen).then(reload);
  return true;
};
