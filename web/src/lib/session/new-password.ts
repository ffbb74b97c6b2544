import { t } from '../language/translate.ts';
import { MIN_PASSWORD_LENGTH } from './password-length.ts';

/** Returns the validation error of a new password typed twice; null if it is valid. */
export const passwordProblem = (
  password: string,
  again: string,
): { title: string; message: string } | null => {
  if (password !== again) {
    return {
      title: t("Passwords don't match"),
      message: t('Please make sure both passwords are identical.'),
    };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      title: t('Password too short'),
      message: t('Password must be at least {characters} characters long.', {
        characters: MIN_PASSWORD_LENGTH,
      }),
    };
  }
  if (password !== password.trim()) {
    return {
      title: t('Remove spaces from your password'),
      message: t('Your password can’t start or end with a space.'),
    };
  }
  return null;
};
