import { useEffect, useState } from 'react';
import { afterFirstInteraction } from './after-first-interaction.ts';

/** Returns whether the user has interacted with the page, to show what the first view does not need. */
export const useFirstInteraction = (): boolean => {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => afterFirstInteraction(() => setInteracted(true)), []);
  return hasInteracted;
};
