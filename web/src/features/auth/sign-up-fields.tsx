import { t } from '#web/lib/language/translate.ts';
import { PasswordField, TextField, useAuthenticator } from '@aws-amplify/ui-react';
import { use, useState } from 'react';
import { StrengthMeter } from '#web/features/passwords/public.ts';
import { MIN_PASSWORD_LENGTH } from '#web/lib/session/password-length.ts';
import { passwordLabels } from './password-labels.ts';
import { emptySignUpDraft, SignUpDraftContext } from './sign-up-draft-context.ts';

const messageOf = (error: string | string[] | undefined): string | undefined => [error].flat().find(Boolean);

/** Sign-up fields: full name, email and password. */
export const SignUpFields = () => {
  const { validationErrors } = useAuthenticator((context) => [context.validationErrors]);
  const draft = use(SignUpDraftContext)?.draft ?? emptySignUpDraft;
  const [password, setPassword] = useState(draft.password);
  const nameError = messageOf(validationErrors.name);
  const passwordError = messageOf(validationErrors.password);
  return (
    <>
      <TextField
        name="name"
        label={t('Full name')}
        placeholder={t('What should we call you?')}
        defaultValue={draft.name}
        autoComplete="name"
        hasError={nameError !== undefined}
        errorMessage={nameError}
        isRequired
      />
      <TextField
        name="email"
        type="email"
        label={t('Email')}
        placeholder={t('you@example.com')}
        defaultValue={draft.email}
        autoComplete="username"
        autoCapitalize="off"
        isRequired
      />
      <PasswordField
        {...passwordLabels}
        name="password"
        label={t('Password')}
        placeholder={t('At least {characters} characters', { characters: MIN_PASSWORD_LENGTH })}
        defaultValue={draft.password}
        autoComplete="new-password"
        autoCapitalize="off"
        minLength={MIN_PASSWORD_LENGTH}
        hasError={passwordError !== undefined}
        errorMessage={passwordError}
        isRequired
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      <StrengthMeter password={password} />
    </>
  );
};
