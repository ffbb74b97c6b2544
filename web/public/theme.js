// Runs before the first paint, so that a page never flashes the wrong theme and a public page never shows the wrong
// account links (decision D39). Keep the key in sync with src/ui/theme/color-scheme-manager.ts.
(() => {
  const root = document.documentElement;
  let choice = 'auto';
  try {
    choice = localStorage.getItem('platewise-theme') ?? 'auto';
  } catch {
    // Storage may be blocked: use the device's theme.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = choice;
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.dataset.js = '';
  if (/(?:^|; )session=1/.test(document.cookie)) root.dataset.session = '1';
})();

// Script URLs that may be started (infra/constructs/site/content-security-policy.ts).
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location);
    return origin === location.origin && /^\/(assets\/[^/]+|sw)\.js$/.test(pathname) ? url : null;
  },
});
