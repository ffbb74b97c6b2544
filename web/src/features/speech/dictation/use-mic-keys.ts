import { useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves. */
const TAKES_KEYS =
  'input, textarea, select, button, a, summary, [role="menu"], [role="dialog"], [role="switch"]';

interface MicKeys {
  isOn: () => boolean;
  start: () => void;
  stop: () => void;
  /** Called on Escape. */
  leave: () => void;
}

/** Handles Space and Enter to start and stop, and Escape to leave, unless a field or button has the focus. */
export const useMicKeys = ({ isOn, start, stop, leave }: MicKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && isOn()) return leave();
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
    event.preventDefault();
    if (isOn()) stop();
    else start();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
