/**
 * Logs an error of loading data (decision D34). The component shows the error in place, without a toast.
 * `name`: what could not be loaded.
 */
export const logLoadError = (error: Error, name: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- Meant for the browser's console.
  console.error(`Could not load ${name.map(String).join(' ')}:`, error);
};
