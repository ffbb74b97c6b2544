/** Returns whether a write failed because the device's storage is full. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Returns the result of an optional write; undefined if the device's storage is full. */
export const unlessFull = <T>(write: Promise<T>): Promise<T | undefined> =>
  write.catch((error: unknown) => {
    if (isStorageFull(error)) return undefined;
    throw error;
  });
