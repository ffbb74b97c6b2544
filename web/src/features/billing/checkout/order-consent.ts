import { create } from 'zustand';
import { TERMS_VERSION } from '#shared/billing/contracts/terms-version.ts';

/** Whether the user asked to start orders at once. Never given in advance, and forgotten with the tab. */
export const useOrderConsent = create<{ isGiven: boolean }>()(() => ({ isGiven: false }));

/** Returns the consent as part of an order; nothing if it was not given. */
export const consentInOrder = (): { consent?: string } =>
  useOrderConsent.getState().isGiven ? { consent: TERMS_VERSION } : {};
