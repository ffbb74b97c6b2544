// `STRIPE_SECRET_KEY=sk_test_... npm run test:stripe` runs the billing scenarios against Stripe's test mode. `npm run
// test:full` runs the same scenarios against the local Stripe.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, projectNode, projectPath } from '../infra/local/install.mjs';

const NEEDS = `Set STRIPE_SECRET_KEY to a secret key of Stripe's test mode, which starts with sk_test_:

  STRIPE_SECRET_KEY=sk_test_... npm run test:stripe

Use an account or a sandbox for tests only. The command creates the product's plans there if they are missing, and
customers with test clocks, which it deletes. It takes about 15 minutes and moves no money.`;

const key = (process.env.STRIPE_SECRET_KEY ?? '').trim();
const problem = () => {
  if (key === '') return `No key is set. ${NEEDS}`;
  if (/^[a-z]+_live_/.test(key)) return `This is a live key, and nothing was sent to Stripe. ${NEEDS}`;
  return /^(sk|rk)_test_\w+$/.test(key) ? null : `This is not a key of Stripe's test mode. ${NEEDS}`;
};

const reason = problem();
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}
ensureInstalled();
const { status } = spawnSync(
  projectNode(),
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=functions',
    '--reporter=verbose',
    'test/functions/billing/scenarios',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      STRIPE_SECRET_KEY: '',
      STRIPE_TEST_MODE_KEY: key,
      LONG_TESTS: '1',
      PATH: projectPath(),
    },
  },
);
process.exit(status ?? 1);
