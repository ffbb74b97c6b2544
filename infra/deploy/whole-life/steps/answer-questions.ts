import { profileRoutes } from '#shared/profile/routes.ts';
import { routesAs } from '../api-of.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { signIn } from './sign-in.ts';

/** Declines AI, so that a walk sends nothing to a model provider and costs nothing. */
const ANSWERS = { ai_consent: 'declined', first_run: 'skipped', time_zone: 'UTC' } as const;

export const answerQuestions: Step = {
  name: 'Walk: answer the first questions',
  limitMs: seconds(20),
  look: 'the logs of `profile-index` and `account-post-confirmation`',
  needs: [signIn],
  run: async (context) => {
    const saved = await routesAs(context)(profileRoutes.save, profileRoutes.save.path, ANSWERS);
    if (saved.email !== context.life.account.email) throw new Error('the profile has no or another email');
    return 'AI declined';
  },
};
