/**
 * Captures every screen at 390, 768 and 1440 px in light and dark mode into `test-results/screens`, with an index page.
 * Arguments select the screens whose group or name contains one of them.
 */
import { mkdirSync } from 'node:fs';
import { launchChromium } from '#test/support/browser.ts';
import { startScriptedProduct } from '#test/support/start-scripted-product.ts';
import { capture } from './capture.ts';
import type { Screen } from './screen.ts';
import { openViewer } from './viewers.ts';
import { writeIndex } from './write-index.ts';

const FOLDER = 'test-results/screens';
const patterns = process.argv.slice(2).map((text) => text.toLowerCase());
const isChosen = ({ group, name }: Screen): boolean =>
  patterns.length === 0 || patterns.some((pattern) => `${group} ${name}`.toLowerCase().includes(pattern));

mkdirSync(FOLDER, { recursive: true });
const product = await startScriptedProduct();
const browser = await launchChromium();
try {
  // The scenes of the journeys read these variables when they are imported.
  process.env.JOURNEY_ORIGIN = product.origin;
  process.env.JOURNEY_DATA = product.dataDir;
  const { pageScreens } = await import('./page-screens.ts');
  const { dialogScreens } = await import('./dialog-screens.ts');
  const screens = [...pageScreens, ...dialogScreens].filter(isChosen);
  const problems = new Map<Screen, string>();
  for (const [viewer, own] of Map.groupBy(screens, (screen) => screen.viewer)) {
    const { page, context } = await openViewer(viewer, { browser, ...product });
    for (const screen of own) {
      const problem = await capture(page, screen, FOLDER);
      if (problem !== null) problems.set(screen, problem);
      process.stdout.write(`${screen.group}: ${screen.name}${problem === null ? '' : ` (${problem})`}\n`);
    }
    await context.close();
  }
  writeIndex(FOLDER, screens, problems);
  process.stdout.write(`\n${screens.length} screens in ${FOLDER}/index.html\n`);
  process.exitCode = problems.size === 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
