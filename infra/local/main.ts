import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BRAND } from '#shared/brand.ts';
import type { LocalCloud } from './cloud.ts';
import { startLocalCloud } from './local-cloud.ts';
import { HELP, processOptions, useLambdaTimeZone } from './options.ts';
import { demoAccount, freeAccount } from './seed/demo-account.ts';
import { staffAccount } from './seed/staff-account.ts';
import { waitForStopSignal } from './host/wait-for-stop-signal.ts';

/** The command behind `npm start`: hosts the product until it receives a stop signal. */

const say = (line: string): void => console.log(line);

const greet = ({ origin, clock }: LocalCloud, hasModel: boolean): void => {
  say('');
  say(`${BRAND} is running at ${origin}`);
  say(`  Demo account  ${demoAccount.email} / ${demoAccount.password}`);
  say(`  Free account  ${freeAccount.email} / ${freeAccount.password}`);
  say(`  Staff account ${staffAccount.email} / ${staffAccount.password}`);
  say(`  Mailbox       ${origin}/__local/mail`);
  say(`  Clock         ${clock.now().toISOString()}, ${origin}/__local/clock`);
  if (!hasModel)
    say('  AI model      none: photos are not recognized. Set OPENAI_API_KEY or OPENAI_BASE_URL (README.md)');
  say('  Stop it with Ctrl+C.');
};

/** Exits immediately on a second signal or when stopping takes too long; the database ends with this process. */
const leaveAtOnce = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  setTimeout(() => process.exit(1), 2_800).unref();
};

/** Frees what only the start needed: about 50 MB that V8 would keep for a while. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const run = async (): Promise<void> => {
  if (process.argv.includes('--help')) return say(HELP);
  const options = processOptions();
  useLambdaTimeZone();
  const stopping = waitForStopSignal();
  const cloud = await Promise.race([startLocalCloud({ ...options, say }), stopping]);
  // Stopped during startup: nothing is in use yet, and everything that was started ends with this process.
  if (!cloud) return;
  collectGarbage();
  greet(cloud, options.openAiApiKey !== undefined);
  await stopping;
  leaveAtOnce();
  await cloud.stop();
};

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
