import { useEffect } from 'react';
import { stopSpeaking } from './playback-turn.ts';

/** Stops reading aloud when the page is left. */
export const useQuietAfter = (): void => {
  useEffect(() => stopSpeaking, []);
};
