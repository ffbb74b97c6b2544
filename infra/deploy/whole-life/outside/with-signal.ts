/** Waits for work that cannot be aborted, until a signal aborts. @throws Error if it takes longer */
export const withSignal = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const stop = (): void => reject(new Error('the service does not answer'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    }),
  ]);
