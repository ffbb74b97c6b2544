import { t } from '#web/lib/language/translate.ts';
import { isTriedMealKept } from '#web/features/food-entries/public.ts';
import { type AccountClient, amplifyAccountClient } from './account-client.ts';
import { AuthForms } from './auth-forms.tsx';
import { AuthFrame } from './auth-frame.tsx';

interface Props {
  account?: AccountClient;
  /** Opens the sign-up tab first. */
  isNew?: boolean;
}

/** Auth page: sign in, sign up, forgotten password. */
export const AuthScreen = ({ account = amplifyAccountClient, isNew = false }: Props) => (
  <AuthFrame
    title={t('Know what’s on your plate')}
    lead={
      isTriedMealKept()
        ? t('Create an account in under a minute. The meal you kept becomes your first entry.')
        : t('Sign in, or create an account in under a minute.')
    }
  >
    <AuthForms account={account} isNew={isNew} />
  </AuthFrame>
);
