import { useEffect, useState } from 'react';
import { onFirstInteraction } from './on-first-interaction.ts';

/** Returns whether the user has interacted with the page, to show what the first view does not need. */
export const useFirstInteraction = (): boolean => {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => setInteracted(true)), []);
  return hasInteracted;
};
