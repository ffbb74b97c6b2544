import { t } from '#web/lib/language/translate.ts';
import { useSearchParams } from 'react-router-dom';
import { UnsubscribeForm } from '#web/features/insights/unsubscribe-form.tsx';
import { FullPage } from '../../full-page.tsx';

/** Target of the unsubscribe link in weekly emails. No sign-in needed. */
export const UnsubscribePage = () => {
  const [search] = useSearchParams();
  return (
    <FullPage title={t('Weekly email')}>
      <UnsubscribeForm token={search.get('token')} />
    </FullPage>
  );
};
