/** Folder of a function's bundle inside that of all, e.g. `dashboard/index`. */
export const bundleFolderOf = (entry: string): string =>
  entry.replace(/^functions\//, '').replace(/\.lambda\.ts$/, '');
