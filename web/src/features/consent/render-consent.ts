import type { ReactNode } from 'react';

/** What comes of the question whether an AI provider may be asked. */
export interface ConsentOutcomes {
  onGranted: () => void;
  onDeclined: () => void;
}

/** Shows the question in place (decision D45). It belongs to a feature of its own: the app hands it to the others. */
export type RenderConsent = (outcomes: ConsentOutcomes) => ReactNode;
