import { useEffect, useEffectEvent } from 'react';
import type { Dictation } from '../../lib/speech/dictation.ts';

/** What uses keys itself. */
const TAKES_KEYS =
  'input, textarea, select, button, a, summary, [role="menu"], [role="dialog"], [role="switch"]';

/** Space or Enter starts and stops, Escape stops; not while a field or a button has the focus. */
export const useMicKeys = (dictation: Dictation): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { mic } = dictation.store.getState();
    if (event.key === 'Escape' && mic === 'on') return dictation.stop();
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
    event.preventDefault();
    if (mic === 'on') dictation.stop();
    else dictation.start();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
