import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { chooseLanguage } from '#web/lib/language/choose-language.ts';
import type { Language } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** So long the page waits for the profile to hear of it. A browser that is offline still changes. */
const TIMEOUT_MS = 2_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

/** Tells the profile, whose language the mails have, and other devices. */
const showProfile = (chosen: Language): Promise<unknown> =>
  Promise.race([call(profileRoutes.save, { body: { language: chosen } }).catch(() => undefined), pause()]);

const loadAnew = () => window.location.reload();

/**
 * Keeps a language for this browser and the profile, and loads the page anew in it.
 * @param reload tests hand in their own
 * @returns false where the browser keeps nothing: the person has been told
 */
export const changeLanguage = (chosen: Language, reload: () => void = loadAnew): boolean => {
  if (!chooseLanguage(chosen)) {
    notify.error(t('The language stays as it is'), t('This browser does not let us keep your choice.'));
    return false;
  }
  void showProfile(chosen).then(reload);
  return true;
};
