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

let hasInteracted = false;

/** Remembers whether the user interacts with this document, for code that starts later. */
export const rememberInteraction = (): void => {
  onFirstInteraction(() => {
    hasInteracted = true;
  });
};

/** Delay after an interaction with an earlier page, such as the sign-up. */
const SOON_MS = 1_000;

/** Delay without an interaction. */
const LATE_MS = 12_000;

const delay = (): number => {
  if (!navigator.onLine) return 0;
  return hasInteracted ? SOON_MS : LATE_MS;
};

/**
 * Calls back once, on the first user interaction or when the first view has long been loaded; at once if there is no
 * connection.
 * @returns function that stops waiting
 */
export const afterFirstView = (callback: () => void): (() => void) => {
  const act = (): void => {
    stop();
    callback();
  };
  const timer = setTimeout(act, delay());
  const stopWaiting = onFirstInteraction(act);
  const stop = (): void => {
    clearTimeout(timer);
    stopWaiting();
  };
  return stop;
};
