import { openSession } from '../open-session.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { confirm } from './confirm.ts';

export const signIn: Step = {
  name: 'Walk: sign in',
  limitMs: seconds(30),
  look: 'the user pool (its app client must allow SRP)',
  needs: [confirm],
  run: async (context) => {
    await openSession(context);
    return 'with SRP';
  },
};
