import { PasswordField, TextField, useAuthenticator } from '@aws-amplify/ui-react';
import { MIN_PASSWORD_LENGTH } from '../../lib/session/configure-amplify.ts';

const messageOf = (error: string | string[] | undefined): string | undefined => [error].flat().find(Boolean);

/** Full name, e-mail and password: what an account needs, and no more. */
export const SignUpFields = () => {
  const { validationErrors } = useAuthenticator((context) => [context.validationErrors]);
  const nameError = messageOf(validationErrors.name);
  const passwordError = messageOf(validationErrors.password);
  return (
    <>
      <TextField
        name="name"
        label="Full name"
        placeholder="How shall we call you?"
        autoComplete="name"
        hasError={nameError !== undefined}
        errorMessage={nameError}
        isRequired
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        placeholder="you@example.com"
        autoComplete="username"
        autoCapitalize="off"
        isRequired
      />
      <PasswordField
        name="password"
        label="Password"
        placeholder={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        autoCapitalize="off"
        minLength={MIN_PASSWORD_LENGTH}
        hasError={passwordError !== undefined}
        errorMessage={passwordError}
        isRequired
      />
    </>
  );
};
