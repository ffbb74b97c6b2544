import { t } from '#web/lib/language/translate.ts';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';
import { type AccountClient, amplifyAccountClient } from '../account-client.ts';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import { useLightForm } from '../light/use-handover.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetLinkIn } from './reset-link.ts';
import { useResetByLink } from './use-reset-by-link.ts';

/** Page for the reset link: sets a new password without the old one. */
export const ResetPasswordScreen = ({ account = amplifyAccountClient }: { account?: AccountClient }) => {
  useLightForm();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = resetLinkIn(query);
  const onLeave = useCallback(() => void navigate(paths.auth, { replace: true }), [navigate]);
  const save = useResetByLink({ link, account, onLeave });
  if (!link) return null;
  return (
    <AuthFrame
      title={t('Choose a new password')}
      lead={t('You’re signed out everywhere. Sign in with your new password.')}
      theme={<ThemeToggle />}
    >
      <NewPasswordForm onSave={save} />
    </AuthFrame>
  );
};
