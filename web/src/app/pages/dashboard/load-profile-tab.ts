/** Loads the tab in a step of its own: a direct import would list its many files in the dashboard's first load. */
export const loadProfileTab = async () => (await import('./profile-tab.tsx')).ProfileTab;
