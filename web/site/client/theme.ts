import { say } from './translate-text.ts';

/** Storage key of the app: the site and the app share one choice. */
const KEY = 'platewise-theme';

type Theme = 'light' | 'dark';

const root = document.documentElement;
const shown = (): Theme => (root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light');

const name = (button: Element): void =>
  button.setAttribute(
    'aria-label',
    shown() === 'dark' ? say('Switch to light theme') : say('Switch to dark theme'),
  );

const choose = (theme: Theme): void => {
  root.dataset.theme = theme;
  root.dataset.mantineColorScheme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
};

/** Handles the theme button and follows the device's theme when no theme was chosen. */
export const switchTheme = (): void => {
  const buttons = [...document.querySelectorAll('[data-theme-switch]')];
  for (const button of buttons) {
    name(button);
    button.addEventListener('click', () => {
      choose(shown() === 'dark' ? 'light' : 'dark');
      buttons.forEach(name);
    });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (root.dataset.theme !== 'auto') return;
    root.dataset.mantineColorScheme = matches ? 'dark' : 'light';
    buttons.forEach(name);
  });
};
