import { lazy, Suspense } from 'react';
import type { RenderConsent } from '#web/features/consent/render-consent.ts';

const ConsentQuestion = lazy(async () => ({
  default: (await import('#web/features/consent/consent-question.tsx')).ConsentQuestion,
}));

/** The consent question, for whatever feature has to ask it: most people are asked once, so it comes when it is needed. */
export const askConsent: RenderConsent = (outcomes) => (
  <Suspense>
    <ConsentQuestion {...outcomes} />
  </Suspense>
);
