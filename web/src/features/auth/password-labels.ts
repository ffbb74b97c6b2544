import { t } from '#web/lib/language/translate.ts';

/** What a password field of Amplify says of its eye, which no vocabulary of its own reaches. */
export const passwordLabels = {
  showPasswordButtonLabel: t('Show password'),
  passwordIsHiddenLabel: t('Password is hidden'),
  passwordIsShownLabel: t('Password is shown'),
};
