import { ensureChromium } from './chromium.mjs';
import { ensureSpeech } from './speech.mjs';

/** The programs of the machine that the tests need, found or installed: run beside the installation of the packages. */
try {
  ensureChromium();
  ensureSpeech();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
