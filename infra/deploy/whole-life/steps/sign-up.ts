import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';

export const signUp: Step = {
  name: 'Walk: sign up',
  limitMs: seconds(30),
  look: 'the user pool and the log of `account-custom-message`',
  needs: [],
  run: async ({ outside, life, signal }) => {
    // Set first: the account may exist although the response is lost.
    life.isSignedUp = true;
    await outside.accounts.signUp(life.account, signal);
    return life.account.email;
  },
};
