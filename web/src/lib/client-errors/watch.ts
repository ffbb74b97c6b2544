/** Loads the reporting code with the first error; if that fails, nothing is reported. */
const sendReport = async (error: unknown): Promise<void> => {
  try {
    (await import('./report.ts')).reportOnce(error);
  } catch {
    // Offline, the error cannot be reported.
  }
};

/** Reports uncaught errors to the server. Errors caught by a boundary arrive here through `reportError`. */
export const watchErrors = (): void => {
  window.addEventListener('error', ({ error }) => void sendReport(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void sendReport(reason));
};
