import { lazy, Suspense } from 'react';

const Security = lazy(async () => ({
  default: (await import('#web/features/account-security/security.tsx')).Security,
}));

/** The section Security, fetched when the tab is opened. */
export const SecuritySlot = () => (
  <Suspense>
    <Security />
  </Suspense>
);
