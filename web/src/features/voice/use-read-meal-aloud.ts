import { useEffect, useRef, useState } from 'react';
import { readAloud, stopReading } from '#web/features/speech/public.ts';

/**
 * Reads a meal back once it is told: not while the microphone would hear it.
 * @param words what to read; empty for nothing
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
      // Switched on again, it reads again.
      read.current = '';
      setOn(next);
    },
  };
};
