import { language } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { clientErrorMessages } from '#web/lib/api/api-error.ts';
import { authErrorTexts } from '#web/lib/session/auth-failure.ts';
import { I18n } from 'aws-amplify/utils';

/** Registers texts for the Authenticator that replace or translate its own. */
export const putProductTexts = (): void => {
  I18n.setLanguage(language);
  I18n.putVocabularies({
    [language]: {
      'Create Account': t('Sign Up'),
      'Creating Account': t('Signing up…'),
      'Sign in': t('Sign In'),
      'Sign In': t('Sign In'),
      'Signing in': t('Signing in…'),
      'Back to Sign In': t('Back to sign in'),
      Confirm: t('Confirm'),
      Confirming: t('Confirming…'),
      'Resend Code': t('Resend code'),
      Submit: t('Submit'),
      Submitting: t('Submitting…'),
      Loading: t('Loading'),
      'It may take a minute to arrive': t('It may take a minute to arrive'),
      ...authErrorTexts,
      'User already exists': t('You already have an account with this email. Sign in instead.'),
      'A network error has occurred.': clientErrorMessages.UNREACHABLE,
      'Your code is on the way. To log in, enter the code we emailed to': t(
        'Enter the 6-digit code we sent to',
      ),
      'Your code is on the way. To log in, enter the code we sent you': t(
        'We’ve sent you a code. Enter it to sign in.',
      ),
    },
  });
};
