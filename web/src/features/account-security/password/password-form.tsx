import { t } from '#web/lib/language/translate.ts';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '#web/ui/inputs/password-field.tsx';
import { StrengthMeter } from '#web/features/passwords/public.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { FormActions } from '../form-actions.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';
import { type NewPassword, useChangePassword } from './use-change-password.ts';
import { useFocused } from '../use-focused.ts';

const fields = [
  { name: 'old', label: t('Current password'), autoComplete: 'current-password' },
  { name: 'password', label: t('New password'), autoComplete: 'new-password' },
  { name: 'again', label: t('Confirm password'), autoComplete: 'new-password' },
] as const;

/** Form that changes the password: the current one, and the new one twice. */
export const PasswordForm = ({ client, onClose }: { client: SecurityClient; onClose: () => void }) => {
  const [typed, setTyped] = useState<NewPassword>({ old: '', password: '', again: '' });
  const email = useSession(({ user }) => user?.email ?? '');
  const { change, isChanging, fault, forget } = useChangePassword(client, onClose);
  const first = useFocused();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(typed);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Change password')}>
      {/* Links the password to the account for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, autoComplete }, index) => (
        <PasswordField
          key={name}
          label={label}
          autoComplete={autoComplete}
          ref={index === 0 ? first : null}
          value={typed[name]}
          error={fault?.field === name ? fault.message : null}
          onChange={({ currentTarget: { value } }) => {
            forget();
            setTyped((now) => ({ ...now, [name]: value }));
          }}
        />
      ))}
      <StrengthMeter password={typed.password} />
      <FormActions action={t('Save password')} busy={isChanging} onCancel={onClose} />
    </form>
  );
};
