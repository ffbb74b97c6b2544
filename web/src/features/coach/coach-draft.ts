import { useState } from 'react';
import { COACH_DRAFT } from '#web/lib/session/clear-drafts.ts';

/** A browser may refuse to keep anything; the page works without. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** What was typed to the coach and not sent: kept while the page is left, and over a reload. */
export const useCoachDraft = (person: string): [text: string, write: (text: string) => void] => {
  const key = `${COACH_DRAFT}${person}`;
  const [text, setText] = useState(() => unlessRefused(() => localStorage.getItem(key)) ?? '');
  const write = (next: string): void => {
    setText(next);
    unlessRefused(() => (next === '' ? localStorage.removeItem(key) : localStorage.setItem(key, next)));
  };
  return [text, write];
};
