import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#web/lib/session/password-length.ts';
import { StrengthMeter } from '#web/features/passwords/public.ts';
import { LightPasswordField } from '../light/light-password-field.tsx';

interface Props {
  isSaving: boolean;
}

const field = { minLength: MIN_PASSWORD_LENGTH, autoComplete: 'new-password' } as const;

/** Fields and button of the form for a new password. */
export const NewPasswordFields = ({ isSaving }: Props) => {
  const [password, setPassword] = useState('');
  return (
    <>
      <LightPasswordField
        {...field}
        name="password"
        label={t('New password')}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      <StrengthMeter password={password} />
      <LightPasswordField {...field} name="again" label={t('Confirm password')} />
      <button
        type="submit"
        className="amplify-button amplify-button--primary"
        aria-busy={isSaving}
        disabled={isSaving}
      >
        {t('Save password')}
      </button>
    </>
  );
};
