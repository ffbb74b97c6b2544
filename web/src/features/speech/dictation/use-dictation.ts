import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DictationState } from './dictation-state.ts';
import { createDictation, type Dictation, type DictationOptions } from './dictation.ts';
import { useStopWhenHidden } from '../recording/use-stop-when-hidden.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { parseConsent } from '../recording/parse-consent.ts';

/** Storage for a dictation while its page is unmounted. */
export interface StoredDictation {
  read: () => Dictation | null;
  keep: (dictation: Dictation) => void;
}

/**
 * Runs dictation on a page. The microphone turns off when the page is hidden or left; recordings are transcribed when
 * it is shown again.
 * @param kept for pages that unmount when left: without it, pending recordings are lost
 */
export const useDictation = (
  { onWords, stopsAtSilence }: DictationOptions,
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
    return () => dictation.leave();
  }, [dictation]);
  useStopWhenHidden(dictation);
  return dictation;
};

/** Returns the selected part of a dictation's state. */
export const useDictationState = <T>({ store }: Dictation, select: (state: DictationState) => T): T =>
  useStore(store, select);
