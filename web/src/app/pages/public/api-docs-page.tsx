import { ApiDocs } from '#web/features/api-docs/api-docs.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { PublicAppPage } from './public-app-page.tsx';

/** /api-docs: public documentation of the API for users' own programs. */
export const ApiDocsPage = () => (
  <PublicAppPage page="API" isSignedIn={useSession(({ status }) => status === 'signed-in')}>
    <ApiDocs />
  </PublicAppPage>
);
