import { t } from '#web/lib/language/translate.ts';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import { type AccountClient, amplifyAccountClient } from './account-client.ts';
import { AuthForms } from './auth-forms.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { authLead } from './auth-lead.ts';
import { useLightForm } from './light/use-handover.ts';

interface Props {
  account?: AccountClient;
  /** Opens the sign-up tab first. */
  isNew?: boolean;
}

/** Auth page: sign in, sign up, forgotten password. */
export const AuthScreen = ({ account = amplifyAccountClient, isNew = false }: Props) => {
  const lightForm = useLightForm();
  return (
    <AuthFrame title={t('Know what’s on your plate')} lead={authLead()} theme={<ThemeToggle />}>
      <AuthForms account={account} isNew={lightForm === null ? isNew : lightForm === 'sign-up'} />
    </AuthFrame>
  );
};
