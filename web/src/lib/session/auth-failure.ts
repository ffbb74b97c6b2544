import { clientErrorMessages } from '../api/api-error.ts';

/** Sentences of the user pool that say too little, in plain words. */
export const plainWords: Readonly<Record<string, string>> = {
  'Invalid code received for user':
    'That code is not right. Please check the clock of your phone, and try the next one.',
  'Code mismatch and fail enable Software Token MFA':
    'That code is not right. Please check the clock of your phone, and try the next one.',
  'Your software token has already been used once.':
    'That code was used already. Please wait for the next one.',
  'Invalid session for the user, session is expired.': 'That took too long. Please sign in again.',
};

/** Amplify's name for a call that got no answer. */
const NO_ANSWER = 'NetworkError';

/** What the user pool says of a failure, for people. */
export const wordsOfAuthFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Please try again.';
  if (error.name === NO_ANSWER) return clientErrorMessages.UNREACHABLE;
  return plainWords[error.message] ?? error.message;
};
