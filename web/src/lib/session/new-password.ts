import { MIN_PASSWORD_LENGTH } from './configure-amplify.ts';

/** What is wrong with a new password that was typed twice; null when nothing is. */
export const passwordProblem = (
  password: string,
  again: string,
): { title: string; message: string } | null => {
  if (password !== again) {
    return { title: "Passwords don't match", message: 'Please make sure both passwords are identical.' };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      title: 'Password too short',
      message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
    };
  }
  return null;
};
