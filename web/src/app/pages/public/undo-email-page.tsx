import { t } from '#web/lib/language/translate.ts';
import { useSearchParams } from 'react-router-dom';
import { UndoEmail } from '#web/features/account-security/email/undo-email.tsx';
import { FullPage } from '../../full-page.tsx';

/** Target of the link in the email about a changed address. No sign-in needed. */
export const UndoEmailPage = () => {
  const [search] = useSearchParams();
  return (
    <FullPage title={t('Restore email address')}>
      <UndoEmail token={search.get('token') ?? ''} />
    </FullPage>
  );
};
