import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether packages can be installed on this machine. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Debian or Ubuntu packages. */
export const install = (...packages) => {
  console.log(`Installing ${packages.join(', ')} (once)...`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
};
