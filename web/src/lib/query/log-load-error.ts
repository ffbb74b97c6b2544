/**
 * Load errors are only logged (decision D34): the place that lacks its data says so itself, without a toast.
 * `name`: what could not be loaded.
 */
export const logLoadError = (error: Error, name: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- The browser's log is the one that is meant.
  console.error(`Could not load ${name.map(String).join(' ')}:`, error);
};
