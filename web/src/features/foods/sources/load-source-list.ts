/** Loads the dialog in a step of its own: a direct import would list its files in the dashboard's first load. */
export const loadSourceList = async () => (await import('./source-list.tsx')).SourceList;
