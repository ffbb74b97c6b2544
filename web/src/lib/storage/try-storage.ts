/** Runs code that uses the browser's storage. Returns null if it throws: storage is full or blocked, or a value invalid. */
export const tryStorage = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};
