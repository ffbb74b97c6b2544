/**
 * Logs an error of loading data (decision D34). The component shows the error in place, without a toast.
 * `name`: what could not be loaded.
 */
export const logLoadError = (error: Error, name: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- The browser's log is the one that is meant.
  console.error(`Could not load ${name.map(String).join(' ')}:`, error);
};
