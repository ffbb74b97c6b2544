import type { ReactNode } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';

export interface ScanFoodProps {
  /** While another view shows, the scan waits as it is; the camera does not. */
  isShown: boolean;
  onLogged: () => void;
  /** Asks for consent before the first photo, recording or unknown word goes to a provider (decision D45). */
  renderConsent: RenderConsent;
  /** Gives the way to add a photo to those whose plan has it (decision D18). */
  renderSeveral: (add: ReactNode) => ReactNode;
}
