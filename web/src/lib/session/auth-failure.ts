import { t } from '../language/translate.ts';
import { clientErrorMessages } from '../api/api-error.ts';
import { publicAddress } from '../navigation/public-address.ts';

/** Message after too many wrong passwords or codes. */
const TOO_MANY_TRIES = t('Too many failed attempts. Wait a few minutes and try again.');

/** Message for a session that ended elsewhere. */
export const SESSION_OVER = t('Your session has ended.');

/**
 * Messages for errors of the user pool, by its own message. Sign-in and sign-up failures keep the server's message in
 * English (AUTH-20, AUTH-21); the others are clearer.
 */
export const authErrorTexts: Readonly<Record<string, string>> = {
  'Invalid code received for user': t(
    'That code didn’t work. Make sure your phone’s clock is right, then try the next code.',
  ),
  'Code mismatch and fail enable Software Token MFA': t(
    'That code didn’t work. Make sure your phone’s clock is right, then try the next code.',
  ),
  'Your software token has already been used once.': t('That code was already used. Wait for the next one.'),
  'Invalid session for the user, session is expired.': t('That took too long. Sign in again.'),
  'Incorrect username or password.': t('Incorrect username or password.'),
  'Password attempts exceeded': TOO_MANY_TRIES,
  'Attempt limit exceeded, please try after some time.': t('Too many attempts. Wait a while and try again.'),
  'Access Token has been revoked': SESSION_OVER,
  'Access Token has expired': SESSION_OVER,
  'Invalid Access Token': SESSION_OVER,
  'Refresh Token has been revoked': SESSION_OVER,
  'Invalid code provided, please request a code again.': t('That code has expired. Request a new one.'),
  'Invalid verification code provided, please try again.': t('That code isn’t right. Try again.'),
  'Password did not conform with policy: Password not long enough': t('Your password is too short.'),
  'User already exists': t('User already exists'),
  'An account with the given email already exists.': t('An account with the given email already exists.'),
  'User does not exist.': t('User does not exist.'),
  'User is not confirmed.': t('User is not confirmed.'),
  'User is disabled.': t(
    'This account is closed or blocked. If our team blocked it, our email says why and how to appeal. For help, contact us: {address}',
    {
      address: window.location.origin + publicAddress('/contact'),
    },
  ),
  'Username should be an email.': t('Username should be an email.'),
};

/** Amplify's error for a call without a response. */
const NO_ANSWER = 'NetworkError';

/** `ForbiddenException`: the firewall blocks an address that sent too many requests. */
const notNow = new Set([
  'ForbiddenException',
  'InternalErrorException',
  'ServiceUnavailableException',
  'TooManyRequestsException',
]);

/** Returns whether the user pool is down or throttled: its own message (e.g. 'Rate exceeded') would not help users. */
export const isNotNow = (error: unknown): boolean => error instanceof Error && notNow.has(error.name);

/** Returns a user-facing message for a user pool error. */
export const describeAuthError = (error: unknown): string => {
  if (!(error instanceof Error)) return t('Please try again.');
  if (error.name === NO_ANSWER) return clientErrorMessages.UNREACHABLE;
  if (isNotNow(error)) return t('Platewise is busy right now. Try again in a moment.');
  return authErrorTexts[error.message] ?? error.message;
};
