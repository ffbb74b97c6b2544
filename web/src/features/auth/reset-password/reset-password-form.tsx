import { t } from '#web/lib/language/translate.ts';
import { Button, Heading, PasswordField, Text, TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useState } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { passwordRefusal, StrengthMeter } from '#web/features/passwords/public.ts';
import { MIN_PASSWORD_LENGTH } from '#web/lib/session/password-length.ts';
import type { AccountClient } from '../account-client.ts';
import { textOf } from './text-of.ts';
import { requestResetCode } from './request-reset-code.ts';
import { createResendPause } from '../resend-pause.ts';
import { notifyPoolError } from '../notify-pool-error.ts';
import { codeIn } from '#web/lib/session/typed-code.ts';
import { useRestoreFormFocus } from '../use-restore-form-focus.ts';
import { passwordLabels } from '../password-labels.ts';

interface Props {
  account: AccountClient;
  email: string;
  /** Called after the password is changed, or when the user goes back. */
  onLeave: () => void;
}

/** Second step of 'Forgot your password': the emailed code and a new password. */
export const ResetPasswordForm = ({ account, email, onLeave }: Props) => {
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [mayResend] = useState(() => createResendPause());
  const keptFocus = useRestoreFormFocus();

  const during = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await act().catch(() => undefined);
    setBusy(false);
  };
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void during(async () => {
      const newPassword = textOf(typed, 'password');
      const refusal = await passwordRefusal(newPassword, { email });
      if (refusal !== null) return notify.error(t('Choose another password'), refusal);
      await account
        .confirmResetPassword({
          username: email,
          confirmationCode: codeIn(textOf(typed, 'code')),
          newPassword,
        })
        .catch(notifyPoolError);
      notify.success(t('Password updated'), t('Sign in with your new password.'));
      onLeave();
    });
  };

  const resend = (): void => {
    if (mayResend()) void during(() => requestResetCode(account, email));
  };

  return (
    <div data-amplify-authenticator="" {...keptFocus}>
      <form data-amplify-form="" onSubmit={save}>
        <Heading level={2}>{t('Choose a new password')}</Heading>
        <Text>{t('Enter the 6-digit code we sent to {email}.', { email })}</Text>
        {/* Links the new password to the account for password managers. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          name="code"
          label={t('Code')}
          placeholder={t('6 digits')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
        <PasswordField
          {...passwordLabels}
          name="password"
          label={t('New password')}
          placeholder={t('At least {characters} characters', { characters: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          isRequired
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
        <StrengthMeter password={password} />
        <Button type="submit" variation="primary" isDisabled={busy}>
          {t('Save password')}
        </Button>
        <Button isDisabled={busy} onClick={resend}>
          {t('Resend code')}
        </Button>
        <Button variation="link" onClick={onLeave}>
          {t('Back to sign in')}
        </Button>
      </form>
    </div>
  );
};
