import type { ReactNode } from 'react';

/** Callbacks for the result of the consent question. */
interface ConsentOutcomes {
  onGranted: () => void;
  onDeclined: () => void;
}

/**
 * Renders the consent question in place (decision D45). The app passes it to other features, because it belongs to its
 * own.
 */
export type RenderConsent = (outcomes: ConsentOutcomes) => ReactNode;
