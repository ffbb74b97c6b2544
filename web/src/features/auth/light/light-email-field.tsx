import { t } from '#web/lib/language/translate.ts';
import { LightField } from './light-field.tsx';

/** Email field of both forms. `name` is the one of the Authenticator's field. */
export const LightEmailField = ({ name }: { name: 'username' | 'email' }) => (
  <LightField
    label={t('Email')}
    name={name}
    type="email"
    placeholder={t('you@example.com')}
    autoComplete="username"
  />
);
