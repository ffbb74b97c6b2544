import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import type { OpenSitePage } from '#web/lib/navigation/open-site-page.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { FullPage } from '../../full-page.tsx';

/** Returns the anchor of the prices section for users who were sent to see prices (LAND-16). */
const anchorOf = (state: unknown, hash: string): string =>
  (state as { scrollToPricing?: boolean } | null)?.scrollToPricing ? '#pricing-section' : hash;

/** Opens the front page with a full page load, because it is not part of the app. */
export const FrontPageRedirect = ({ leave }: { leave: OpenSitePage }) => {
  const { hash, search, state } = useLocation();
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    // Runs after pending toasts, so that they are carried over.
    const timer = setTimeout(() => {
      setIsStuck(!leave(publicAddress(`${paths.home}${search}${anchorOf(state, hash)}`)));
    });
    return () => clearTimeout(timer);
  }, [leave, hash, search, state]);
  if (!isStuck) return <PageSpinner />;
  return (
    <FullPage title={t('Signed out')}>
      <EmptyState
        title={t('You’re signed out')}
        message={t('Sign in to pick up where you left off.')}
        action={
          <Button component={Link} to={paths.auth}>
            {t('Sign In')}
          </Button>
        }
      />
    </FullPage>
  );
};
