import { type Browser, chromium } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Starts Chromium; with a film, its camera shows it, its microphone plays the sound once, and neither asks for permission. */
export const launchChromium = (film?: string, sound?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
