// Runs before the first paint, so that a page never opens in the other theme, and a public page never with the bar of
// somebody else (decision D39). Keep the key in step with src/ui/color-scheme-manager.ts.
(() => {
  const root = document.documentElement;
  let choice = 'auto';
  try {
    choice = localStorage.getItem('platewise-theme') ?? 'auto';
  } catch {
    // Storage may be forbidden: the device's theme it is.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = choice;
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.dataset.js = '';
  if (/(?:^|; )session=1/.test(document.cookie)) root.dataset.session = '1';
})();
