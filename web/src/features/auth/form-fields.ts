import { t } from '#web/lib/language/translate.ts';
import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import { passwordLabels } from './password-labels.ts';

/**
 * Returns labels and hints of the Authenticator's forms. Returns a new object for each page, because the Authenticator
 * mutates it.
 */
export const authFormFields = (): NonNullable<AuthenticatorProps['formFields']> => ({
  signIn: {
    username: {
      label: t('Email'),
      placeholder: t('you@example.com'),
      type: 'email',
      // Value that password managers look for beside a password field.
      autocomplete: 'username',
      isRequired: true,
    },
    password: {
      label: t('Password'),
      placeholder: t('Your password'),
      ...passwordLabels,
      autocomplete: 'current-password',
      isRequired: true,
    },
  },
  confirmSignIn: {
    confirmation_code: {
      label: t('Code from your app'),
      placeholder: t('6 digits'),
      autocomplete: 'one-time-code',
      isRequired: true,
    },
  },
  confirmSignUp: {
    confirmation_code: {
      label: t('Code'),
      placeholder: t('6 digits'),
      autocomplete: 'one-time-code',
      isRequired: true,
    },
  },
});
