import { accountRoutes, CLOSING_WORD } from '#shared/account/routes.ts';
import { BRAND } from '#shared/brand.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { routesAs, sendAs } from '../api-of.ts';
import { awaitEmail } from '../await-email.ts';
import { openSession } from '../open-session.ts';
import { seconds } from '../seconds.ts';
import type { Step, StepContext } from '../step.ts';

/** The pool's answers to the password of a deleted user. */
const REFUSALS = new Set(['NotAuthorizedException', 'UserNotFoundException']);

/** @throws Error if the user can still sign in */
const requireRefusal = async ({ outside, life, signal }: StepContext): Promise<void> => {
  const name = await outside.accounts.signIn(life.account, signal).then(
    () => null,
    (error: unknown) => (error as Error).name,
  );
  if (name === null) throw new Error('the erased user can still sign in');
  if (!REFUSALS.has(name)) throw new Error(`signing in again failed with ${name}`);
};

/** The last step, which runs after a failed one too. */
export const erase: Step = {
  name: 'Walk: erase the account',
  limitMs: seconds(300),
  look: 'the queue of erasures and the log of `account-erase`',
  needs: [],
  run: async (context) => {
    await openSession(context);
    const { close } = accountRoutes;
    await routesAs(context)(close, close.path, { confirmation: CLOSING_WORD });
    // Sent at the end of the erasure.
    await awaitEmail(context, `Your ${BRAND} data was erased`);
    await requireRefusal(context);
    const { method, path } = dashboardRoutes.read;
    const { status } = await sendAs(context)(method, `${path}?time_zone=UTC`);
    if (status !== 401) throw new Error(`the erased user's token is answered with ${status}, not 401`);
    return 'finished, and sign-in is refused';
  },
};
