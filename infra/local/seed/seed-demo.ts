import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { Store } from '../store.ts';
import { demoAccount, demoProfile } from './demo-account.ts';
import { demoDiary, type DiaryEntry } from './demo-diary.ts';

const ALREADY_WRITTEN: ErrorCode = 'IDEMPOTENCY_KEY_REUSED';

interface Settings {
  /** Where the product answers. */
  origin: string;
  store: Store;
  /** Makes a confirmed account, once. */
  importUser(user: typeof demoAccount): Promise<{ sub: string }>;
  /** Signs a user in. */
  tokensFor(sub: string): { accessToken: string };
  clock: () => Date;
  /** Zone of the person at this machine: the diary's days are theirs. */
  timeZone: string;
  /** The food table that the diary's numbers come from. */
  openFoods(): FoodKnowledge;
  /** Tells the person what is going on. */
  say(line: string): void;
}

/** How far the diary is written, over restarts. */
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
 * Makes the demo account and writes its diary through the product's own API. A start on a later day writes the days
 * since, another start on the same day nothing; a seed that was cut off goes on where it was, as each entry has its
 * idempotency key.
 * @throws Error with the API's answer when it refuses
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
    // An earlier seed was cut off after this write; what it wrote at that hour stands.
    if (response.status === 409 && answer.includes(ALREADY_WRITTEN)) return;
    if (!response.ok)
      throw new Error(`The demo account could not be filled: ${method} ${path} answered ${answer}`);
  };

  // One day after the other's entries at a time: they all change the day's summary.
  const writeDay = async (entries: DiaryEntry[]): Promise<void> => {
    for (const { key, body } of entries) await send('POST', '/api/food-entries', body, key);
  };
  const days = demoDiary(now, { zone: timeZone, foods: openFoods() }, writtenTo);
  const writer = async (): Promise<void> => {
    for (let day = days.shift(); day; day = days.shift()) await writeDay(day);
  };
  if (writtenTo === undefined) await send('PUT', '/api/profile', demoProfile, 'demo-profile');
  await Promise.all([writer(), writer(), writer()]);
  progress.write(todaysDate);
};
