import { t } from '#web/lib/language/translate.ts';

/** Labels of the show-password button in Amplify's fields, which its translations do not cover. */
export const passwordLabels = {
  showPasswordButtonLabel: t('Show password'),
  passwordIsHiddenLabel: t('Password is hidden'),
  passwordIsShownLabel: t('Password is shown'),
};
