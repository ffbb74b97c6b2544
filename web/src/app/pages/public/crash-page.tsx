import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FullPage } from '../../full-page.tsx';
import { loadAfresh } from '#web/lib/offline/new-version.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** Shown when a page throws or its code cannot be loaded. Reloads the page, so that a new version takes effect. */
export const CrashPage = ({ error }: { error: unknown }) => {
  useEffect(() => reportError(error), [error]);
  return (
    <FullPage title={t('Something went wrong')}>
      <ErrorState
        title={t('This page crashed')}
        message={t('Your diary is safe. Reload the page. If that doesn’t help, let us know.')}
        actions={
          <>
            <Button onClick={() => void loadAfresh()}>{t('Reload')}</Button>
            <Button variant="default" component="a" href={paths.home}>
              {t('Go to home page')}
            </Button>
          </>
        }
      />
    </FullPage>
  );
};
