/** Code that tells of an error is fetched with the first one; where that fails nothing is told. */
const tell = async (error: unknown): Promise<void> => {
  try {
    (await import('./report.ts')).reportOnce(error);
  } catch {
    // Without a network there is nobody to tell.
  }
};

/** Tells the server of errors that nothing caught. What a boundary caught comes this way too, by `reportError`. */
export const watchErrors = (): void => {
  window.addEventListener('error', ({ error }) => void tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
};
