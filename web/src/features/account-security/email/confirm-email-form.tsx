import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { CodeField } from '../code-field.tsx';
import { FormActions } from '../form-actions.tsx';
import { ProofPrompt } from '../proof/proof-prompt.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';
import type { Asked } from './use-request-email-change.ts';
import { useConfirmEmail } from './use-confirm-email.ts';
import { useCodeField } from '../use-code-field.ts';

interface Props {
  client: SecurityClient;
  asked: Asked;
  onClose: () => void;
}

/** Form for the code sent to the new email address. */
export const ConfirmEmailForm = ({ client, asked, onClose }: Props) => {
  const { confirm, isConfirming, resend, fault, forget } = useConfirmEmail(client, asked, onClose);
  const { code, field } = useCodeField(fault, forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Confirm email')}>
        <p className="note" role="status">
          {t(
            'If no other account uses {email}, we’ve sent a code there. Your current email stays active until you enter the code, and we’ve sent it a notice.',
            { email: asked.email },
          )}
        </p>
        <CodeField label={t('Code from the email')} {...field} />
        <FormActions action={t('Confirm email')} busy={isConfirming} onCancel={onClose} />
        <Button variant="subtle" size="xs" className={classes.start ?? ''} onClick={resend}>
          {t('Send a new code')}
        </Button>
      </form>
      <ProofPrompt box="email" />
    </>
  );
};
