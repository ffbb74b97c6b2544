import type { AiConsent } from '#shared/profile/choices.ts';

/** Returns the consent of a request: a user who continues without AI has declined it for this request. */
export const effectiveConsent = (
  headers: Readonly<Record<string, string | undefined>>,
  consent: AiConsent | null,
): AiConsent | null => (headers['x-without-ai'] === '1' ? 'declined' : consent);
