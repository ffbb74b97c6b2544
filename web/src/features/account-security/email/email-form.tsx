import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { FormActions } from '../form-actions.tsx';
import { ProofPrompt } from '../proof/proof-prompt.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';
import { useRequestEmailChange } from './use-request-email-change.ts';
import { useFocused } from '../use-focused.ts';

/** Form that changes the email address and confirms it with a code. */
export const EmailForm = ({ client, onClose }: { client: SecurityClient; onClose: () => void }) => {
  const [email, setEmail] = useState('');
  const { ask, isAsking, fault, forget, asked } = useRequestEmailChange(client);
  const field = useFocused();
  if (asked !== null) return <ConfirmEmailForm client={client} asked={asked} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(email);
  };
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Change email')}>
        <TextInput
          type="email"
          label={t('New email')}
          placeholder={t('you@example.com')}
          autoComplete="email"
          autoCapitalize="off"
          ref={field}
          value={email}
          error={fault}
          onChange={(event) => {
            forget();
            setEmail(event.currentTarget.value);
          }}
        />
        <FormActions action={t('Send code')} busy={isAsking} onCancel={onClose} />
      </form>
      <ProofPrompt box="email" />
    </>
  );
};
