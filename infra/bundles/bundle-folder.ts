/** Returns the folder of a function's bundle, relative to the folder of all bundles, e.g. `dashboard/index`. */
export const bundleFolderOf = (entry: string): string =>
  entry.replace(/^functions\//, '').replace(/\.lambda\.ts$/, '');
