import { clientErrorMessages } from '../../lib/api/api-error.ts';
import { plainWords } from '../../lib/session/auth-failure.ts';
import { I18n } from 'aws-amplify/utils';

/** The Authenticator's own words where the product says it differently. */
export const putProductTexts = (): void => {
  I18n.setLanguage('en');
  I18n.putVocabularies({
    en: {
      'Create Account': 'Sign Up',
      'Creating Account': 'Signing up',
      'Sign in': 'Sign In',
      'Signing in': 'Signing in',
      ...plainWords,
      'User already exists': 'There is an account with this e-mail already. Sign in instead.',
      'A network error has occurred.': clientErrorMessages.UNREACHABLE,
      'Your code is on the way. To log in, enter the code we emailed to': 'Enter the code that we sent to',
    },
  });
};
