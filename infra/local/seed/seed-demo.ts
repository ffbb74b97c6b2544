import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { LocalStripe } from '../services/stripe/start-local-stripe.ts';
import type { Store } from '../store.ts';
import { type DemoAccount, demoAccount, freeAccount, friendAccounts } from './demo-account.ts';
import { type SendAsDemo, subscribeDemo } from './subscribe-demo.ts';

const ALREADY_WRITTEN: ErrorCode = 'IDEMPOTENCY_KEY_REUSED';

/** The photo of the demo diary, drawn by `test/pictures`. */
const PHOTO = join('web', 'site', 'pictures', 'food.webp');

/** Questions of the demo account's chat with the coach. The answers come from its own data. */
const questions = ['How much protein did I eat yesterday?', 'What should I eat for dinner tonight?'];

interface Settings {
  /** Root folder of the project. */
  root: string;
  /** Origin of the product. */
  origin: string;
  store: Store;
  /** The local table and the port of its database. */
  table: { name: string; port: number };
  /** Stores a photo under its key. */
  storePhoto(key: string, bytes: Buffer): Promise<void>;
  /** Undefined with the real Stripe, where the demo account stays on the Free plan. */
  stripe: Pick<LocalStripe, 'pay'> | undefined;
  /** Creates a confirmed account; idempotent. */
  importUser(user: DemoAccount): Promise<{ sub: string }>;
  /** Signs a user in. */
  tokensFor(sub: string): { accessToken: string };
  clock: () => Date;
  /** Time zone of this machine's user, which defines the diary's days. */
  timeZone: string;
  /** Opens the food table for the diary's nutrition facts. */
  openFoods(): FoodKnowledge;
  /** Stops idle functions: those that followed the written rows and those that are called next need no memory together. */
  stopIdle(): Promise<void>;
  /** Prints progress messages. */
  say(line: string): void;
}

/** Stores how far the diary is written, across restarts. */
const openProgress = (store: Store) => {
  store.exec('CREATE TABLE IF NOT EXISTS demo_diary (written_to TEXT NOT NULL) STRICT');
  return {
    read: (): string | undefined => {
      const row = store.prepare('SELECT max(written_to) AS day FROM demo_diary').get();
      return typeof row?.['day'] === 'string' ? row['day'] : undefined;
    },
    write: (day: string): void => void store.prepare('INSERT INTO demo_diary VALUES (?)').run(day),
  };
};

/** Creates the function that sends requests as the demo user. */
const createSend =
  (origin: string, accessToken: string): SendAsDemo =>
  async (path, body, key) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    // An earlier seed was interrupted after this request.
    if (response.status === 409 && answer.includes(ALREADY_WRITTEN)) return answer;
    if (!response.ok)
      throw new Error(`The demo account could not be created: POST ${path} answered ${answer}`);
    return answer;
  };

/**
 * Creates the demo accounts and writes their data directly to the table, in batches, with the product's own entities.
 * The plan and the chat are created through the API. A start on a later day adds the missing days; another start on the
 * same day does nothing. An interrupted seed continues, because each batch has an idempotency key.
 * @throws Error with the API's response when it rejects a request
 */
export const seedDemo = async (settings: Settings): Promise<void> => {
  const {
    root,
    origin,
    store,
    table,
    storePhoto,
    stripe,
    importUser,
    tokensFor,
    clock,
    timeZone,
    openFoods,
    stopIdle,
    say,
  } = settings;
  const progress = openProgress(store);
  const after = progress.read();
  const now = clock();
  const today = localDateOf(now, timeZone);
  const [demo, free, ...friends] = await Promise.all(
    [demoAccount, freeAccount, ...friendAccounts].map(async (account) => (await importUser(account)).sub),
  );
  if (after !== undefined && after >= today) return;

  say('Filling the demo accounts ...');
  // Loaded only when there is something to write: the entities need the table's SDK.
  const { openDemoTable, writeDemo } = await import('./rows/write-demo.ts');
  const opened = openDemoTable(table.name, table.port);
  try {
    await writeDemo({
      table: opened.table,
      users: { demo: demo!, free: free!, friends },
      foods: openFoods(),
      now,
      zone: timeZone,
      after,
      storePhoto: async (key) => storePhoto(key, await readFile(join(root, PHOTO))),
    });
  } finally {
    opened.close();
  }
  if (after === undefined) {
    await stopIdle();
    const send = createSend(origin, tokensFor(demo!).accessToken);
    if (stripe) await subscribeDemo(send, stripe);
    for (const [nth, message] of questions.entries()) {
      const body = { message, context: 'ai_coach', time_zone: timeZone };
      await send('/api/functions/nutrition-assistant', body, `demo-question-${nth}`);
    }
  }
  progress.write(today);
};
