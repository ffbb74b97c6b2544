import { useSearchParams } from 'react-router-dom';
import { Appeal } from '#web/features/moderation/appeal.tsx';
import { t } from '#web/lib/language/translate.ts';
import { FullPage } from '../../full-page.tsx';

/** Target of the link in the email about a decision of staff. No sign-in needed: the account may be blocked. */
export const AppealPage = () => {
  const [search] = useSearchParams();
  return (
    <FullPage title={t('Appeal')}>
      <Appeal token={search.get('token') ?? ''} />
    </FullPage>
  );
};
