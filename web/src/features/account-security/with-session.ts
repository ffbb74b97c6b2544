import { SESSION_OVER, wordsOfAuthFailure } from '#web/lib/session/auth-failure.ts';
import { accessToken, endSession } from '#web/lib/session/session-store.ts';

/** Names of a call without tokens, and of one whose account is gone. */
const overNames = new Set(['UserUnAuthenticatedException', 'UserNotFoundException']);

const isOver = (error: unknown): boolean =>
  error instanceof Error && (overNames.has(error.name) || wordsOfAuthFailure(error) === SESSION_OVER);

/** Asked of the session itself: a call may say so too early, and nobody is signed out for that. */
const isStillThere = (): Promise<boolean> =>
  accessToken({ forceRefresh: true }).then(
    (token) => token !== null,
    // No connection: what is over will be found so later.
    () => true,
  );

type Acts = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * The same client, which ends the session here where the user pool says that it is over: otherwise a form would call
 * the right password wrong. Such a call is never answered: the form that waits for it is gone.
 */
export const withSession = <Client extends object>(client: Client): Client =>
  Object.fromEntries(
    Object.entries(client as Acts).map(([name, act]) => [
      name,
      (...given: never[]) =>
        act(...given).catch(async (error: unknown) => {
          if (!isOver(error) || (await isStillThere())) throw error;
          await endSession();
          return new Promise(() => undefined);
        }),
    ]),
  ) as Client;
