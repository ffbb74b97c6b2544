import { MessagePage } from './message-page.tsx';
import { t } from '#web/lib/language/translate.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';

/** Page shown for unknown addresses. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useEffect(() => reportError(new Error(`404: there is no page at ${pathname}`)), [pathname]);
  return (
    <MessagePage
      page={t('Page not found')}
      title={t('Oops! Page not found')}
      message={t('We couldn’t find that page.')}
      link={{ to: paths.home, label: t('Go to home page') }}
    />
  );
};
