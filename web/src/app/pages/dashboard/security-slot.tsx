import { lazy, Suspense } from 'react';

const Security = lazy(async () => ({
  default: (await import('#web/features/account-security/security.tsx')).Security,
}));

/** Security section, loaded when the tab is opened. */
export const SecuritySlot = () => (
  <Suspense>
    <Security />
  </Suspense>
);
