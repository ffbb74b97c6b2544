import { CodedError } from '#shared/errors/coded-error.ts';
import type { ReadConsent } from './read-consent.ts';

/** @throws CodedError CONSENT_NEEDED unless the user agreed that an AI provider receives their data (decision D45) */
export const requireConsent = async (readConsent: ReadConsent, userId: string): Promise<void> => {
  if ((await readConsent(userId)) !== 'granted') throw new CodedError('CONSENT_NEEDED');
};
