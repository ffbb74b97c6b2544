import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FullPage } from '../../full-page.tsx';
import { paths } from '#web/lib/navigation/paths.ts';

/** Page shown for unknown addresses. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useEffect(() => reportError(new Error(`404: there is no page at ${pathname}`)), [pathname]);
  return (
    <FullPage title={t('Page not found')}>
      <EmptyState
        title={t('Oops! Page not found')}
        message={t('We couldn’t find that page.')}
        action={
          <Button component={Link} to={paths.home}>
            {t('Go to home page')}
          </Button>
        }
      />
    </FullPage>
  );
};
