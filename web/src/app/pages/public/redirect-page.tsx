import { Navigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '#web/features/auth/reset-password/reset-link.ts';

/** Redirects links in emails to the page that they refer to. */
export const RedirectPage = () => {
  const [query] = useSearchParams();
  return <Navigate to={destinationOf(query)} replace />;
};
