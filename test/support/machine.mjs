import { ensureChromium } from './chromium.mjs';
import { ensureSpeech } from './speech.mjs';

/** Finds or installs the programs that the tests need, in parallel with the package installation. */
try {
  ensureChromium();
  ensureSpeech();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
