import { t } from '#web/lib/language/translate.ts';
import type { FormEvent } from 'react';
import { CodeField } from '../code-field.tsx';
import { FormActions } from '../form-actions.tsx';
import { ProofPrompt } from '../proof/proof-prompt.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';
import { useCodeField } from '../use-code-field.ts';
import { useToggleApp } from './use-toggle-app.ts';

interface Props {
  client: SecurityClient;
  turns: 'on' | 'off';
  onClose: () => void;
}

/** Form for the code that confirms the authenticator app. */
export const AppCodeForm = ({ client, turns, onClose }: Props) => {
  const { turn, isTurning, fault, forget } = useToggleApp(client, turns === 'on', onClose);
  const { code, field } = useCodeField(fault, forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    turn(code);
  };
  return (
    <>
      <form
        className={classes.form}
        onSubmit={submit}
        noValidate
        aria-label={turns === 'on' ? t('Set up authenticator app') : t('Turn off authenticator app')}
      >
        <CodeField label={t('Code from your app')} {...field} />
        <FormActions
          action={turns === 'on' ? t('Turn on') : t('Turn off')}
          busy={isTurning}
          onCancel={onClose}
        />
      </form>
      <ProofPrompt box="app" />
    </>
  );
};
