import type { ReactNode } from 'react';
import { PublicNav } from '#web/features/pricing/public-nav.tsx';
import { SiteFooter } from '#web/features/pricing/site-footer.tsx';
import { signOut } from '#web/lib/session/session-store.ts';
import { DocumentTitle } from '../../document-title.tsx';
import classes from './public-app-page.module.css';

interface Props {
  /** Name in the document's title. */
  page: string;
  isSignedIn: boolean;
  children: ReactNode;
}

/** Page of the app for everyone, with the navigation and the footer of the public site. */
export const PublicAppPage = ({ page, isSignedIn, children }: Props) => (
  <div className={classes.page}>
    <DocumentTitle page={page} />
    <PublicNav isSignedIn={isSignedIn} onSignOut={() => void signOut()} />
    <main className={classes.main}>{children}</main>
    <SiteFooter />
  </div>
);
