import { t } from '#web/lib/language/translate.ts';
import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import { passwordLabels } from './password-labels.ts';

/** Labels and hints of the Authenticator's forms. Made anew for each page: the Authenticator writes into it. */
export const authFormFields = (): NonNullable<AuthenticatorProps['formFields']> => ({
  signIn: {
    username: {
      label: t('Email'),
      placeholder: t('you@example.com'),
      type: 'email',
      // The word that password managers look for beside a password.
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
      label: t('Code from the app'),
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
