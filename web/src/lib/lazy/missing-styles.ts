/** URLs of stylesheets that could not be loaded. Vite requests each only once and then uses the code without it. */
export const missingStyles = new Set<string>();

/** Remembers stylesheets that fail. Source: Vite's guide, 'Load Error Handling'. */
export const watchStyles = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const [, url] = / CSS for (\S+)/.exec(payload.message) ?? [];
    if (url !== undefined) missingStyles.add(url);
  });
