import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { WEBHOOK_PATH } from '#shared/billing/event-types.ts';
import { stageNamed } from '../stages.ts';
import { setUpStripe } from './set-up-stripe.ts';

/** Sets up Stripe for a stage: `STRIPE_SECRET_KEY=... npm run stripe:set-up -- --site https://... --stage dev`. */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      stage: { type: 'string', default: 'dev' },
      'no-webhook': { type: 'boolean', default: false },
    },
  });
  const key = process.env['STRIPE_SECRET_KEY'];
  if (!key || !values.site)
    throw new Error(
      'Specify the key and the site: STRIPE_SECRET_KEY=sk_... npm run stripe:set-up -- --site https://plate.example --stage prod',
    );
  const siteOrigin = new URL(values.site).origin;
  const stage = stageNamed(values.stage);
  const { changes, webhookSecret } = await setUpStripe(new Stripe(key, { telemetry: false }), {
    siteOrigin,
    webhookUrl: values['no-webhook'] ? null : `${siteOrigin}${WEBHOOK_PATH}`,
  });
  say(changes.length === 0 ? 'Everything was up to date.' : changes.join('\n'));
  if (webhookSecret !== null)
    say(
      `Stripe shows this webhook secret only once: ${webhookSecret}\n` +
        `Store it: npm run store-key -- --stage ${stage.name} --key stripe-webhook-secret --file FILE`,
    );
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
