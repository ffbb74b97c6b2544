import { lazy, Suspense } from 'react';
import type { RenderConsent } from '#web/features/consent/render-consent.ts';

const ConsentQuestion = lazy(async () => ({
  default: (await import('#web/features/consent/consent-question.tsx')).ConsentQuestion,
}));

/** Renders the consent dialog for any feature that needs it. Most users are asked once, so it is loaded on demand. */
export const askConsent: RenderConsent = (outcomes) => (
  <Suspense>
    <ConsentQuestion {...outcomes} />
  </Suspense>
);
