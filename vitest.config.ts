import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** At full size each file takes what the machine has: more of them at once would only wait for each other. */
const isFull = process.env['FULL'] === '1';

const project = (name: string, extra: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include: [`test/${name}/**/*.test.{ts,tsx}`], environment: 'node', ...extra },
});

export default defineConfig({
  plugins: [react()],
  test: {
    // Much of the time goes into waiting, for a product that runs beside or for what never answers: more than the cores.
    maxWorkers: availableParallelism() * (isFull ? 1 : 2),
    // Files of one worker share what they import: the food table and the app are loaded once, not 250 times.
    isolate: false,
    // No test is decided by a clock: one that starved beside the others is tried again, any other failure is not.
    retry: { count: 1, condition: /timed out/i },
    projects: [
      project('shared', { testTimeout: 30_000 }),
      project('functions', { globalSetup: 'test/support/local-product.ts', testTimeout: 30_000 }),
      // What CloudFormation says of a template takes seconds; one test of the stages asks it.
      project('infra', { testTimeout: 30_000, env: { CDK_VALIDATION: 'false' } }),
      // Each file breaks the services of its own process: nothing of that may reach another.
      project('faults', {
        globalSetup: 'test/support/local-product.ts',
        testTimeout: isFull ? 1_200_000 : 120_000,
        isolate: true,
      }),
      project('web', {
        environment: './test/support/one-window.ts',
        testTimeout: 30_000,
        setupFiles: ['test/support/web-setup.ts'],
      }),
    ],
  },
});
