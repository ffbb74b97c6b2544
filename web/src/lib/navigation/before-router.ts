type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;

/** Sets the function that sees Back and Forward before the router, and may stop the event; null removes it. */
export const setPopListener = (next: Listener | null): void => {
  listener = next;
};

// Browsers call the listeners of the window in the order of registration, so this runs before the router exists.
window.addEventListener('popstate', (event) => listener?.(event));
