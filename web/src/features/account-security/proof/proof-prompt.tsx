import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { PasswordField } from '#web/ui/inputs/password-field.tsx';
import { FormActions } from '../form-actions.tsx';
import { canUsePasskeys, proveWithPasskey } from '../passkeys/use-passkey.ts';
import classes from '../security.module.css';
import { useFocused } from '../use-focused.ts';
import { type ProofBox, useProofQuestion } from './fresh-proof.ts';

const ProofForm = ({ onAnswer }: { onAnswer: (isProven: boolean) => void }) => {
  const [password, setPassword] = useState('');
  const field = useFocused();
  // A box that is closed cancels its request.
  useEffect(() => () => onAnswer(false), [onAnswer]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (kind: 'password' | 'passkey') => {
      if (kind === 'passkey') return proveWithPasskey();
      await call(accountSecurityRoutes.prove, { body: { password } });
    },
    onSuccess: () => onAnswer(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The prompt may be inside the form whose request it confirms.
    event.stopPropagation();
    if (password !== '' && !isPending) mutate('password');
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Confirm that it’s you')}>
      <PasswordField
        label={t('Your password')}
        description={t('Confirm that it’s you: your last sign-in was a while ago.')}
        autoComplete="current-password"
        ref={field}
        value={password}
        error={error?.message}
        onChange={(event) => {
          reset();
          setPassword(event.currentTarget.value);
        }}
      />
      <FormActions action={t('Confirm')} busy={isPending} onCancel={() => onAnswer(false)}>
        {canUsePasskeys() && (
          <Button variant="default" disabled={isPending} onClick={() => mutate('passkey')}>
            {t('Use a passkey')}
          </Button>
        )}
      </FormActions>
    </form>
  );
};

/** Asks for the password or a passkey inside a box whose request needs a fresh proof. Shows nothing otherwise. */
export const ProofPrompt = ({ box }: { box: ProofBox }) => {
  const question = useProofQuestion((state) => state.question);
  return question?.box === box ? <ProofForm onAnswer={question.answer} /> : null;
};
