import { useEffect, useRef, useState } from 'react';
import { readAloud, stopReading } from '#web/features/speech/public.ts';

/**
 * Reads a meal aloud once it is complete, but not while the microphone is on.
 * @param words text to read; empty for none
 */
export const useReadMealAloud = (words: string, isListening: boolean) => {
  const [isOn, setOn] = useState(false);
  const read = useRef('');
  useEffect(() => {
    if (isListening || !isOn) {
      stopReading();
      return;
    }
    if (words === read.current) return;
    read.current = words;
    if (words !== '') readAloud(words);
  }, [words, isListening, isOn]);
  useEffect(() => stopReading, []);
  return {
    isOn,
    setOn: (next: boolean) => {
      // Turning it on again reads the text again.
      read.current = '';
      setOn(next);
    },
  };
};
