import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { ErrorPlate } from '#web/ui/error-plate.tsx';
import { FullPage } from '../full-page.tsx';
import { paths } from '../../lib/paths.ts';

/** Shown when a page breaks, or when its code cannot be fetched. Loads afresh, so that a new version is taken up. */
export const CrashPage = ({ error }: { error: unknown }) => {
  useEffect(() => reportError(error), [error]);
  return (
    <FullPage title="Something broke">
      <ErrorPlate
        title="This page broke"
        message="What you logged is safe. Load the page again; if it stays broken, please tell us."
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Load again</Button>
            <Button variant="default" component="a" href={paths.home}>
              Return to Home
            </Button>
          </>
        }
      />
    </FullPage>
  );
};
