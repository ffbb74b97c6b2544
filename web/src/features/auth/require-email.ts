import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { typedEmail } from './typed-email.ts';

/** Returns the email typed in the form; null after a toast that asks for it if there is none. */
export const requireEmail = (form: HTMLFormElement | null): string | null => {
  const email = typedEmail(form);
  if (email !== '') return email;
  notify.error(t('Email required'), t('Please enter your email address first.'));
  return null;
};
