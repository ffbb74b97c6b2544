/** Loads the page in a step of its own: a direct import would list its many files in the dashboard's first load. */
export const loadProfilePage = async () => (await import('./profile-page.tsx')).ProfilePage;
