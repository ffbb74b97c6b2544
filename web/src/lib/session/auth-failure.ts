import { t } from '../language/translate.ts';
import { clientErrorMessages } from '../api/api-error.ts';
import { publicAddress } from '../navigation/public-address.ts';

/** What is said of a password or a code after many wrong ones. */
export const TOO_MANY_TRIES = t('Too many wrong tries. Please wait a few minutes, then try again.');

/** What is said to a session that was ended elsewhere. */
export const SESSION_OVER = t('Your session has ended.');

/** Sentences of the user pool: in plain words where they say too little, and in the language of the page. */
export const plainWords: Readonly<Record<string, string>> = {
  'Invalid code received for user': t(
    'That code is not right. Please check the clock of your phone, and try the next one.',
  ),
  'Code mismatch and fail enable Software Token MFA': t(
    'That code is not right. Please check the clock of your phone, and try the next one.',
  ),
  'Your software token has already been used once.': t(
    'That code was used already. Please wait for the next one.',
  ),
  'Invalid session for the user, session is expired.': t('That took too long. Please sign in again.'),
  'Incorrect username or password.': t('Incorrect username or password.'),
  'Password attempts exceeded': TOO_MANY_TRIES,
  'Attempt limit exceeded, please try after some time.': t(
    'Too many tries. Please wait a while, then try again.',
  ),
  'Access Token has been revoked': SESSION_OVER,
  'Access Token has expired': SESSION_OVER,
  'Invalid Access Token': SESSION_OVER,
  'Refresh Token has been revoked': SESSION_OVER,
  'Invalid code provided, please request a code again.': t(
    'Invalid code provided, please request a code again.',
  ),
  'Invalid verification code provided, please try again.': t(
    'Invalid verification code provided, please try again.',
  ),
  'Password did not conform with policy: Password not long enough': t(
    'Password did not conform with policy: Password not long enough',
  ),
  'User already exists': t('User already exists'),
  'An account with the given email already exists.': t('An account with the given email already exists.'),
  'User does not exist.': t('User does not exist.'),
  'User is not confirmed.': t('User is not confirmed.'),
  'User is disabled.': t('This account is closed. For help, write to us: {address}', {
    address: window.location.origin + publicAddress('/contact'),
  }),
  'Username should be an email.': t('Username should be an email.'),
};

/** Amplify's name for a call that got no answer. */
const NO_ANSWER = 'NetworkError';

const notNow = new Set(['InternalErrorException', 'ServiceUnavailableException', 'TooManyRequestsException']);

/** Whether the user pool is down or over its quota: its own words (e.g. 'Rate exceeded') help nobody then. */
export const isNotNow = (error: unknown): boolean => error instanceof Error && notNow.has(error.name);

/** What the user pool says of a failure, for people. */
export const wordsOfAuthFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return t('Please try again.');
  if (error.name === NO_ANSWER) return clientErrorMessages.UNREACHABLE;
  if (isNotNow(error)) return t('We are out of breath. Please try again in a moment.');
  return plainWords[error.message] ?? error.message;
};
