import { ApiDocs } from '#web/features/api-docs/api-docs.tsx';
import { PublicNav } from '#web/features/pricing/public-nav.tsx';
import { SiteFooter } from '#web/features/pricing/site-footer.tsx';
import { signOut, useSession } from '#web/lib/session/session-store.ts';
import { DocumentTitle } from '../../document-title.tsx';
import classes from './pricing-page.module.css';

/** /api-docs: public documentation of the API for users' own programs. */
export const ApiDocsPage = () => {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <div className={classes.page}>
      <DocumentTitle page="API" />
      <PublicNav isSignedIn={isSignedIn} onSignOut={() => void signOut()} />
      <main className={classes.main}>
        <ApiDocs />
      </main>
      <SiteFooter />
    </div>
  );
};
