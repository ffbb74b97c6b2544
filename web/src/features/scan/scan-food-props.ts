import type { ReactNode } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';

export interface ScanFoodProps {
  /** While another view is shown, the scan is paused and the camera is off. */
  isShown: boolean;
  onLogged: () => void;
  /** Asks for consent before the first photo, recording or unknown text is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
  /** Renders the button to add photos for users whose plan includes it (decision D18). */
  renderSeveral: (add: ReactNode) => ReactNode;
}
