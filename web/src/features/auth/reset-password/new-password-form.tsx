import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { PasswordField } from '#web/ui/inputs/password-field.tsx';
import { MIN_PASSWORD_LENGTH } from '#web/lib/session/configure-amplify.ts';
import classes from './new-password-form.module.css';
import { passwordProblem } from '#web/lib/session/new-password.ts';

interface Props {
  /** Saves the password and shows its own error. */
  onSave: (password: string) => Promise<void>;
}

/** Form for a new password, typed twice. */
export const NewPasswordForm = ({ onSave }: Props) => {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = passwordProblem(password, again);
    if (problem) {
      notify.error(problem.title, problem.message);
      return;
    }
    setIsSaving(true);
    await onSave(password);
    setIsSaving(false);
  };
  const field = {
    required: true,
    minLength: MIN_PASSWORD_LENGTH,
    autoComplete: 'new-password',
  } as const;

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <PasswordField
        {...field}
        label={t('New password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        {...field}
        label={t('Confirm password')}
        value={again}
        onChange={(event) => setAgain(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" loading={isSaving}>
        {t('Save password')}
      </Button>
    </form>
  );
};
