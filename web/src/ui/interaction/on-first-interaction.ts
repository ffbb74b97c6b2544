const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once on the first user interaction, to load what the first view did not need.
 * @returns function that stops waiting
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
