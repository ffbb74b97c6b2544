import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { PasswordField } from '#web/ui/inputs/password-field.tsx';
import { FormActions } from '../form-actions.tsx';
import classes from '../security.module.css';
import { useFocused } from '../use-focused.ts';
import { type ProofBox, useProofQuestion } from './fresh-proof.ts';

const ProofForm = ({ onAnswer }: { onAnswer: (isProven: boolean) => void }) => {
  const [password, setPassword] = useState('');
  const field = useFocused();
  // A box that is closed cancels its request.
  useEffect(() => () => onAnswer(false), [onAnswer]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(accountSecurityRoutes.prove, { body: { password } }),
    onSuccess: () => onAnswer(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The prompt may be inside the form whose request it confirms.
    event.stopPropagation();
    if (password !== '' && !isPending) mutate();
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
      <FormActions action={t('Confirm')} busy={isPending} onCancel={() => onAnswer(false)} />
    </form>
  );
};

/** Asks for the password inside a box whose request needs a fresh proof. Shows nothing otherwise. */
export const ProofPrompt = ({ box }: { box: ProofBox }) => {
  const question = useProofQuestion((state) => state.question);
  return question?.box === box ? <ProofForm onAnswer={question.answer} /> : null;
};
