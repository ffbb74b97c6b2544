const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once, at the first sign that somebody is there to use the page: the moment to fetch what the first view
 * did without.
 * @returns how to wait no more
 */
export const onFirstInteraction = (callback: () => void): (() => void) => {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    callback();
  };
  for (const name of acts) {
    window.addEventListener(name, act, { passive: true, capture: true, signal: waiting.signal });
  }
  return () => waiting.abort();
};
