import { t } from '#web/lib/language/translate.ts';
import type { FormEvent } from 'react';
import { usePasskeyOffer } from './use-passkey-offer.ts';
import type { LightAction } from './handover.ts';
import { LightEmailField } from './light-email-field.tsx';
import { LightPasswordField } from './light-password-field.tsx';

interface Props {
  /** Whether the app is loading to carry out an action. */
  isBusy: boolean;
  onAction: (action: LightAction) => void;
}

/** Sign-in form of the light page. Has the fields and buttons of the Authenticator's form. */
export const LightSignIn = ({ isBusy, onAction }: Props) => {
  const hasPasskeys = usePasskeyOffer();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAction('submit');
  };
  return (
    <form data-amplify-form="" method="post" onSubmit={submit}>
      <LightEmailField name="username" />
      <LightPasswordField
        label={t('Password')}
        name="password"
        placeholder={t('Your password')}
        autoComplete="current-password"
      />
      <button type="submit" className="amplify-button amplify-button--primary" aria-busy={isBusy}>
        {isBusy ? t('Signing in…') : t('Sign In')}
      </button>
      <button
        type="button"
        className="amplify-button amplify-button--link"
        onClick={() => onAction('forgot-password')}
      >
        {t('Forgot your password')}
      </button>
      {hasPasskeys && (
        <button type="button" className="amplify-button" onClick={() => onAction('passkey')}>
          {t('Sign in with a passkey')}
        </button>
      )}
    </form>
  );
};
