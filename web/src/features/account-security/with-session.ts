import { SESSION_OVER, describeAuthError } from '#web/lib/session/auth-failure.ts';
import { accessToken, endSession } from '#web/lib/session/session-store.ts';

/** Errors of a call without tokens, and of one whose account was deleted. */
const overNames = new Set(['UserUnAuthenticatedException', 'UserNotFoundException']);

const isOver = (error: unknown): boolean =>
  error instanceof Error && (overNames.has(error.name) || describeAuthError(error) === SESSION_OVER);

/** Checks the session itself, because a call may report its end too early and must not sign the user out. */
const isStillThere = (): Promise<boolean> =>
  accessToken({ forceRefresh: true }).then(
    (token) => token !== null,
    // No connection: a later call detects an ended session.
    () => true,
  );

type Acts = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * Wraps a client so that it ends the local session when the user pool reports it as over; otherwise a form would reject
 * the right password. Such a call never settles: the form that waits for it is unmounted.
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
