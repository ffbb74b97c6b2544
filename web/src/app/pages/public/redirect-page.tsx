import { Navigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '#web/features/auth/reset-password/reset-link.ts';

/** Where links in mails lead first: on to the page that they are about. */
export const RedirectPage = () => {
  const [query] = useSearchParams();
  return <Navigate to={destinationOf(query)} replace />;
};
