import { paths } from './paths.ts';

const SIGN_UP = 'sign-up';

/** Path of the auth page with its sign-up tab open. After the sign-in, the dashboard ignores and removes the tab. */
export const signUpPath = `${paths.auth}?tab=${SIGN_UP}`;

/** Returns whether a query opens the sign-up tab. */
export const opensSignUp = (query: URLSearchParams): boolean => query.get('tab') === SIGN_UP;
