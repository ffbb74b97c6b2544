import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianOf, repeatedly } from './figures.ts';
import type { Part } from './parts.ts';
import { runProduct } from './running-product.ts';

const startOnce = async (dataDir: string): Promise<number> => {
  const product = await runProduct(dataDir);
  await product.stop();
  return product.secondsToReady;
};

/** Measures the seconds from `npm start` until the product answers. */
export const measureStart = async (): Promise<Part> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'platewise-start-'));
  const first = await startOnce(dataDir);
  const again = await repeatedly(() => startOnce(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  return {
    section: {
      title: '`npm start`',
      text: 'Seconds from the command until the product responds, already installed and built. The first start also creates the demo diary.',
      head: ['Start', 'Seconds'],
      rows: [
        ['First (measured once)', first.toFixed(1)],
        ['Later (median)', medianOf(again).toFixed(1)],
      ],
    },
    limits: [],
  };
};
