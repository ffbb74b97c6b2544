/** Whether a write failed for want of room on the device. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** What a write gave; undefined where the device has no room for it: for notes that can be done without. */
export const unlessFull = <T>(write: Promise<T>): Promise<T | undefined> =>
  write.catch((error: unknown) => {
    if (isStorageFull(error)) return undefined;
    throw error;
  });
