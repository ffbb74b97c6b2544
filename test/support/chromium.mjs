import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  // Headless Chromium, which needs half the CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => places.find((place) => place && existsSync(place));

/**
 * Returns the path of a Chromium for the journeys; installs Debian's headless one if possible.
 * Otherwise throws an error with instructions.
 */
export const ensureChromium = () => {
  // Debian has a headless package; elsewhere the full one is used.
  for (const program of ['chromium-headless-shell', 'chromium']) {
    if (!found() && mayInstall()) install(program, 'fonts-liberation');
  }
  const place = found();
  if (!place) throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH to its program.');
  return place;
};
