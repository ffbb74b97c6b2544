import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => places.find((place) => place && existsSync(place));

const isRoot = () => process.getuid?.() === 0;

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Path of a Chromium for the journeys; installs Debian's where the machine allows it.
 * Throws with what to do where it does not.
 */
export const ensureChromium = () => {
  if (!found() && isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once)...');
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  const place = found();
  if (!place) throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH to its program.');
  return place;
};
