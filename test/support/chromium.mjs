import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  // Chromium without its window: half the work for the machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => places.find((place) => place && existsSync(place));

/**
 * Path of a Chromium for the journeys; installs Debian's headless one where the machine allows it.
 * Throws with what to do where it does not.
 */
export const ensureChromium = () => {
  // Debian has it without a window; elsewhere the whole of it will do.
  for (const program of ['chromium-headless-shell', 'chromium']) {
    if (!found() && mayInstall()) install(program, 'fonts-liberation');
  }
  const place = found();
  if (!place) throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH to its program.');
  return place;
};
