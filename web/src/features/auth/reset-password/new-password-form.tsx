import { t } from '#web/lib/language/translate.ts';
import { type FormEvent, useState } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import '../authenticator.css';
import { passwordRefusal } from '#web/features/passwords/public.ts';
import { passwordProblem } from '#web/lib/session/new-password.ts';
import { TakeOver } from '../light/take-over.tsx';
import { useRestoreFormFocus } from '../use-restore-form-focus.ts';
import { textOf } from './text-of.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  /** Saves the password and shows its own error. */
  onSave: (password: string) => Promise<void>;
}

/** Form for a new password, typed twice. */
export const NewPasswordForm = ({ onSave }: Props) => {
  const [isSaving, setIsSaving] = useState(false);
  const keptFocus = useRestoreFormFocus();

  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = textOf(typed, 'password');
    const problem = passwordProblem(password, textOf(typed, 'again'));
    if (problem) {
      notify.error(problem.title, problem.message);
      return;
    }
    setIsSaving(true);
    const refusal = await passwordRefusal(password);
    if (refusal === null) await onSave(password);
    else notify.error(t('Choose another password'), refusal);
    setIsSaving(false);
  };

  return (
    <div data-amplify-authenticator="" {...keptFocus}>
      <form data-amplify-form="" onSubmit={(event) => void save(event)} noValidate>
        <NewPasswordFields isSaving={isSaving} />
        <TakeOver />
      </form>
    </div>
  );
};
