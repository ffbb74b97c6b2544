import { useState } from 'react';
import { COACH_DRAFT } from '#web/lib/session/clear-drafts.ts';
import { tryStorage } from '#web/lib/storage/try-storage.ts';

/** Unsent text of the coach's field, kept when the page is left and across reloads. */
export const useCoachDraft = (person: string): [text: string, write: (text: string) => void] => {
  const key = `${COACH_DRAFT}${person}`;
  const [text, setText] = useState(() => tryStorage(() => localStorage.getItem(key)) ?? '');
  const write = (next: string): void => {
    setText(next);
    tryStorage(() => (next === '' ? localStorage.removeItem(key) : localStorage.setItem(key, next)));
  };
  return [text, write];
};
