import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './test/support/patience.ts';

/** Whether this is `npm run test:full`. */
const isFull = process.env['FULL'] === '1';
/** Files named `*.full.test.ts` run in `npm run test:full` and, at daily size, in `npm run test:starved`. */
const isLong = isFull || process.env['LONG_TESTS'] === '1';

const cores = availableParallelism();
const everyFile = ['test/support/file-budget.ts', 'test/support/property-seed.ts'];
const withProduct = { sequence: { groupOrder: 1 } };

const project = (name: string, extra: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`test/${name}/**/*.test.{ts,tsx}`],
    exclude: isLong ? [] : ['**/*.full.test.*'],
    environment: 'node',
    setupFiles: everyFile,
    hookTimeout: 300_000 * PATIENCE,
    ...extra,
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than cores, because tests wait for timers and the product for a fifth of their time. Even more workers
    // only make every file slower.
    maxWorkers: cores + 1,
    // The files of one worker share their modules: the food table and the app are loaded once instead of 250 times.
    isolate: false,
    // Vitest's default is one second, which a busy machine can spend without doing anything for the test.
    expect: { poll: { timeout: 30_000 * PATIENCE } },
    // A test that ran out of time on a busy machine runs once more, and `npm test` reports it as retried.
    retry: { count: 1, condition: /timed out/i },
    // Tests call every function within minutes: stopping and starting their sandboxes would take most of the time.
    env: { SANDBOX_MEMORY_MB: '3000', SANDBOXES_PER_FUNCTION: '2' },
    projects: [
      // Screens and rules come first: they need no product, which starts in the meantime.
      project('shared', { testTimeout: 300_000 * PATIENCE }),
      project('web', {
        environment: './test/support/one-window.ts',
        alias: [{ find: /^zustand$/, replacement: resolve('test/support/zustand.ts') }],
        testTimeout: 300_000 * PATIENCE,
        setupFiles: [...everyFile, 'test/support/web-setup.ts'],
      }),
      project('functions', {
        globalSetup: 'test/support/local-product.ts',
        setupFiles: ['test/support/await-product.ts', ...everyFile],
        testTimeout: 300_000 * PATIENCE,
        ...withProduct,
      }),
      // CloudFormation validation takes seconds, so only one test of the stages enables it.
      project('infra', {
        testTimeout: 300_000 * PATIENCE,
        ...withProduct,
        env: { CDK_VALIDATION: 'false' },
      }),
      // Each file breaks the services of its own process, so its state must not affect other files.
      project('faults', {
        globalSetup: 'test/support/local-product.ts',
        setupFiles: ['test/support/await-product.ts', ...everyFile],
        testTimeout: (isFull ? 1_200_000 : 300_000) * PATIENCE,
        isolate: true,
        ...withProduct,
      }),
    ],
  },
});
