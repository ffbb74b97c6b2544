// Loads the pages in a step of their own: direct imports would list their many files in the first load of every page.
export const loadSdrPage = async () => (await import('./sdr-page.tsx')).SdrPage;
export const loadExecutivePage = async () => (await import('./executive-page.tsx')).ExecutivePage;
