import { useState } from 'react';
import { COACH_DRAFT } from '#web/lib/session/clear-drafts.ts';

/** The browser may block storage; the page works without it. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** Unsent text of the coach's field, kept when the page is left and across reloads. */
export const useCoachDraft = (person: string): [text: string, write: (text: string) => void] => {
  const key = `${COACH_DRAFT}${person}`;
  const [text, setText] = useState(() => unlessRefused(() => localStorage.getItem(key)) ?? '');
  const write = (next: string): void => {
    setText(next);
    unlessRefused(() => (next === '' ? localStorage.removeItem(key) : localStorage.setItem(key, next)));
  };
  return [text, write];
};
