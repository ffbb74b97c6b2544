import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { Store } from '../store.ts';
import { demoAccount, demoProfile } from './demo-account.ts';
import { demoDiary } from './demo-diary.ts';

const ALREADY_WRITTEN: ErrorCode = 'IDEMPOTENCY_KEY_REUSED';

interface Settings {
  /** Origin of the product. */
  origin: string;
  store: Store;
  /** Creates a confirmed account; idempotent. */
  importUser(user: typeof demoAccount): Promise<{ sub: string }>;
  /** Signs a user in. */
  tokensFor(sub: string): { accessToken: string };
  clock: () => Date;
  /** Time zone of this machine's user, which defines the diary's days. */
  timeZone: string;
  /** Opens the food table for the diary's nutrition facts. */
  openFoods(): FoodKnowledge;
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

/**
 * Creates the demo account and writes its diary through the product's own API. A start on a later day adds the missing
 * days; another start on the same day does nothing. An interrupted seed continues, because each entry has an
 * idempotency key.
 * @throws Error with the API's response when it rejects a request
 */
export const seedDemo = async (settings: Settings): Promise<void> => {
  const { origin, store, importUser, tokensFor, clock, timeZone, openFoods, say } = settings;
  const { sub } = await importUser(demoAccount);
  const progress = openProgress(store);
  const writtenTo = progress.read();
  const now = clock();
  const todaysDate = localDateOf(now, timeZone);
  if (writtenTo !== undefined && writtenTo >= todaysDate) return;

  say('Filling the demo account ...');
  const { accessToken } = tokensFor(sub);
  const send = async (method: string, path: string, body: unknown, key: string): Promise<void> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    // An earlier seed was interrupted after this write, so its entry is kept.
    if (response.status === 409 && answer.includes(ALREADY_WRITTEN)) return;
    if (!response.ok)
      throw new Error(`The demo account could not be created: ${method} ${path} answered ${answer}`);
  };

  if (writtenTo === undefined) await send('PUT', '/api/profile', demoProfile, 'demo-profile');
  // One after another, which needs one sandbox of each function.
  for (const { key, body } of demoDiary(now, { zone: timeZone, foods: openFoods() }, writtenTo).flat())
    await send('POST', '/api/food-entries', body, key);
  progress.write(todaysDate);
};
