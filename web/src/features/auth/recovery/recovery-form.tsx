import { Button, Heading, Text, TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AccountClient } from '../account-client.ts';
import { notifyPoolError } from '../notify-pool-error.ts';
import { textOf } from '../reset-password/text-of.ts';
import { useRestoreFormFocus } from '../use-restore-form-focus.ts';
import type { Credentials } from './recovery-context.ts';

interface Props {
  account: AccountClient;
  credentials: Credentials;
  /** Called when the user goes back to the app's code. */
  onLeave: () => void;
}

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'PROOF_REJECTED')
    return t('That recovery code isn’t right, or it was already used.');
  return error instanceof Error ? error.message : t('Please try again.');
};

/** Turns the authenticator app off with a recovery code, then signs in with the password that was typed before. */
export const RecoveryForm = ({ account, credentials: { email, password }, onLeave }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const keptFocus = useRestoreFormFocus();

  const recover = async (code: string): Promise<void> => {
    try {
      await call(accountSecurityRoutes.recover, { body: { email, password, code } });
    } catch (error) {
      setFault(messageOf(error));
      return;
    }
    const result = await account.signIn({ username: email, password }).catch(notifyPoolError);
    if (result.isSignedIn)
      notify.success(t('Authenticator app is off'), t('Set it up again under Profile, Security.'));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setBusy(true);
    void recover(textOf(new FormData(event.currentTarget), 'code'))
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };

  return (
    <div data-amplify-authenticator="" {...keptFocus}>
      <form data-amplify-form="" onSubmit={submit}>
        <Heading level={2}>{t('Use a recovery code')}</Heading>
        <Text>
          <RichText
            text="Enter one of the codes that you saved. It turns the authenticator app off, so you can sign in with your password. No code left? <contact>Contact us</contact>."
            parts={parts}
          />
        </Text>
        <TextField
          name="code"
          label={t('Recovery code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          isRequired
          hasError={fault !== null}
          errorMessage={fault ?? undefined}
          onChange={() => setFault(null)}
        />
        <Button type="submit" variation="primary" isDisabled={isBusy}>
          {isBusy ? t('Signing in…') : t('Turn off app and sign in')}
        </Button>
        <Button variation="link" onClick={onLeave}>
          {t('Back to the code from your app')}
        </Button>
      </form>
    </div>
  );
};
