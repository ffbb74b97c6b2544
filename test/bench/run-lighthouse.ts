import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

/** Lighthouse has packages of its own, because it would be an eighth of all files that `npm ci` installs. */
const folder = join(import.meta.dirname, 'lighthouse');
const program = join(folder, 'node_modules', '.bin', 'lighthouse');
const MAX_REPORT_BYTES = 50_000_000;

const numericAudit = z.object({ numericValue: z.number() });

/** The parts of a Lighthouse result that are measured. Source: lighthouse/types/lhr/lhr.d.ts. */
const lighthouseResult = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': numericAudit,
    'cumulative-layout-shift': numericAudit,
  }),
});

/**
 * Opens a page in the Chromium at a debugging port with Lighthouse's default phone and slow network. Installs
 * Lighthouse on first use.
 * @param keepsStorage whether the page starts with the browser's storage, such as a session
 * @throws Error if Lighthouse cannot be installed or reports nothing
 */
export const runLighthouse = async (
  url: string,
  port: number,
  categories: readonly string[],
  { keepsStorage = false } = {},
) => {
  if (!existsSync(program))
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--no-enable-error-reporting',
      ...(keepsStorage ? ['--disable-storage-reset'] : []),
    ],
    { maxBuffer: MAX_REPORT_BYTES },
  );
  return lighthouseResult.parse(JSON.parse(stdout));
};
