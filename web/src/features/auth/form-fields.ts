import type { AuthenticatorProps } from '@aws-amplify/ui-react';

/** Labels and hints of the Authenticator's forms. Made anew for each page: the Authenticator writes into it. */
export const authFormFields = (): NonNullable<AuthenticatorProps['formFields']> => ({
  signIn: {
    username: {
      label: 'Email',
      placeholder: 'you@example.com',
      type: 'email',
      // The word that password managers look for beside a password.
      autocomplete: 'username',
      isRequired: true,
    },
    password: {
      label: 'Password',
      placeholder: 'Your password',
      autocomplete: 'current-password',
      isRequired: true,
    },
  },
  confirmSignIn: {
    confirmation_code: {
      label: 'Code from the app',
      placeholder: '6 digits',
      autocomplete: 'one-time-code',
      isRequired: true,
    },
  },
  confirmSignUp: {
    confirmation_code: {
      label: 'Code',
      placeholder: '6 digits',
      autocomplete: 'one-time-code',
      isRequired: true,
    },
  },
});
