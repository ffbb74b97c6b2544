export type { RenderConsent } from './render-consent.ts';
