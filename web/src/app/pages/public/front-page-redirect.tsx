import { MessagePage } from './message-page.tsx';
import { t } from '#web/lib/language/translate.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import type { OpenSitePage } from '#web/lib/navigation/open-site-page.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';

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
    <MessagePage
      page={t('Signed out')}
      title={t('You’re signed out')}
      message={t('Sign in to pick up where you left off.')}
      link={{ to: paths.auth, label: t('Sign In') }}
    />
  );
};
