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
      'Your code is on the way. To log in, enter the code we emailed to': 'Enter the code that we sent to',
    },
  });
};
