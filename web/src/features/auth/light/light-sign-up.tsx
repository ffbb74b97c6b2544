import { t } from '#web/lib/language/translate.ts';
import { MIN_PASSWORD_LENGTH } from '#web/lib/session/password-length.ts';
import { type FormEvent, useState } from 'react';
import { StrengthMeter } from '#web/features/passwords/public.ts';
import { SignUpTerms } from '../sign-up-terms.tsx';
import type { LightAction } from './handover.ts';
import { LightEmailField } from './light-email-field.tsx';
import { LightField } from './light-field.tsx';
import { LightPasswordField } from './light-password-field.tsx';

interface Props {
  /** Whether the app is loading to carry out an action. */
  isBusy: boolean;
  onAction: (action: LightAction) => void;
}

/** Sign-up form of the light page. Has the fields of the Authenticator's form. */
export const LightSignUp = ({ isBusy, onAction }: Props) => {
  const [isBlank, setBlank] = useState(false);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // `required` accepts blanks. The Authenticator would check them after it has sent the form.
    if (!isBlank) onAction('submit');
  };
  return (
    <form data-amplify-form="" method="post" onSubmit={submit}>
      <LightField
        label={t('Full name')}
        name="name"
        placeholder={t('What should we call you?')}
        autoComplete="name"
        autoCapitalize="words"
        error={isBlank ? t('Enter your name.') : null}
        onChange={({ currentTarget: { value } }) => setBlank(value !== '' && value.trim() === '')}
      />
      <LightEmailField name="email" />
      <LightPasswordField
        label={t('Password')}
        name="password"
        placeholder={t('At least {characters} characters', { characters: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      <StrengthMeter password={password} />
      <button type="submit" className="amplify-button amplify-button--primary" aria-busy={isBusy}>
        {isBusy ? t('Signing up…') : t('Sign Up')}
      </button>
      <SignUpTerms />
    </form>
  );
};
