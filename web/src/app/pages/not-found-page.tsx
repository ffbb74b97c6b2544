import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyPlate } from '#web/ui/empty-plate.tsx';
import { DocumentTitle } from '../document-title.tsx';
import { paths } from '../paths.ts';

/** Any address that no page has. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <main>
      <DocumentTitle page="Page not found" />
      <EmptyPlate
        title="Oops! Page not found"
        message="Nothing is served at this address."
        action={
          <Button component={Link} to={paths.home}>
            Return to Home
          </Button>
        }
      />
    </main>
  );
};
