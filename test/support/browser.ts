import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Path from `npm test`, which knows more places (`chromium.mjs`), or the installation path. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '';

/**
 * Starts Chromium, optionally with a video for its camera and a sound for its microphone, without permission prompts.
 */
export const launchChromium = (film?: string, sound?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: film
      ? [
          ...quiet,
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
          ...(sound === undefined ? [] : [`--use-file-for-fake-audio-capture=${sound}%noloop`]),
        ]
      : quiet,
  });
