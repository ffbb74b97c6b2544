import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DictationState } from './dictation-state.ts';
import { createDictation, type Dictation, type DictationWishes } from './dictation.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { parseConsent } from '../recording/parse-consent.ts';

/** Where a dictation waits while its page is gone. */
export interface StoredDictation {
  read: () => Dictation | null;
  keep: (dictation: Dictation) => void;
}

/**
 * Dictation for a page. The microphone goes off when nobody looks at the page, and when the page is left; what was
 * recorded until then becomes words when it is back.
 * @param kept for a page that is thrown away when it is left: without it, recordings on their way go with it
 */
export const useDictation = (
  { onWords, stopsAtSilence }: DictationWishes,
  kept?: StoredDictation,
): Dictation => {
  const queryClient = useQueryClient();
  const [dictation] = useState(
    () =>
      kept?.read() ??
      createDictation({
        hear: transcribeRecording(queryClient),
        readConsent: parseConsent(queryClient),
      }),
  );
  useEffect(() => kept?.keep(dictation), [kept, dictation]);
  useEffect(() => dictation.follow({ onWords, stopsAtSilence }));
  useEffect(() => {
    dictation.comeBack();
    const look = () => {
      if (document.hidden) dictation.stop();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      dictation.leave();
    };
  }, [dictation]);
  return dictation;
};

/** The part of a dictation's state that is asked for. */
export const useDictationState = <T>({ store }: Dictation, select: (state: DictationState) => T): T =>
  useStore(store, select);
