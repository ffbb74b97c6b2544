import { useEffect } from 'react';
import { stopSpeaking } from './playback-turn.ts';

/** For a page that reads aloud: when it is left, nothing is read any more. */
export const useQuietAfter = (): void => {
  useEffect(() => stopSpeaking, []);
};
