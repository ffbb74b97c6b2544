import './support/quiet-logs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allItemTypes } from '#shared/item-types/find-item-type.ts';
import { createLikeRecounts } from '#functions/social/likes/like-recounts-repository.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import { tableEntities } from '#test/support/table-entities.ts';
import {
  type AskedFor,
  type Death,
  type ErasureWorld,
  type Row,
  startErasureWorld,
} from './support/erasure-world.ts';
import { isRowOf, outsideKinds, putPerson } from './support/person-of-everything.ts';
import { isFull } from '#test/support/full-size.ts';

const ENTRIES = isFull ? 20_000 : 40;
/** Fewer but small rows, still more than one page. */
const SMALL = isFull ? 0 : 440;
const PHOTOS = isFull ? 500 : 30;
/** Entries erased with an interruption after every few batches of rows. */
const STEPPED = isFull ? ENTRIES : 60;
const BATCHES = isFull ? 5 : 2;
const LONG = 1_200_000;

let world: ErasureWorld;
let strangers: { rows: Row[]; objects: string[] };

const isMaras = (row: Row): boolean => isRowOf('mara', row);
/** Ignores the expiry of a friend's inbox hash, which stays with the referrer (decision D29). No other row changes. */
const withoutExpiry = (rows: Row[]): Row[] =>
  rows.map((row) => (String(row['sk']).startsWith('referral-inbox#') ? { ...row, expires_at: 0 } : row));
/** Ignores when likes were counted. */
const withoutCounting = (rows: Row[]): Row[] =>
  rows.flatMap(({ likes_counted_at: _at, ...row }) =>
    String(row['pk']).startsWith('like-recount#') ? [] : [row],
  );
const othersOf = async (rows: Row[]) => ({
  rows: withoutCounting(withoutExpiry(rows.filter((row) => !isMaras(row)))),
  objects: (await world.buckets.all()).filter((key) => !key.includes('mara')),
});

beforeAll(async () => {
  world = await startErasureWorld();
  await putPerson(world, 'ben', 'mara', { photos: 4 });
  await loadDiary(world.table, 'ben', 60, localDateOf(new Date(), 'UTC'));
  strangers = await othersOf(await world.scan());
}, LONG);
afterEach(() => void world.messages.splice(0));
afterAll(() => world.stop());

const putMara = async (entries: number, photos: number): Promise<void> => {
  await putPerson(world, 'mara', 'ben', { photos, likes: true });
  await loadDiary(world.table, 'mara', entries, localDateOf(new Date(), 'UTC'));
};

const expectGone = async (): Promise<void> => {
  // The stream reports the deleted like, and the meal's likes are counted again.
  await createLikeRecounts(world.table, () => new Date()).count('M-ben');
  const rows = await world.scan();
  expect(rows.filter(isMaras).map(({ sk }) => sk)).toEqual(['account#closed']);
  // No version is left: one delete marker for each photo, which S3 copies to the backups, and the record for restores.
  const files = (await world.buckets.all()).filter((key) => key.includes('mara'));
  const markers = files.filter((key) => key.startsWith('-photos/'));
  expect([...new Set(files)].filter((key) => !markers.includes(key))).toEqual(['erased/mara']);
  expect(markers).toHaveLength(new Set(markers).size);
  expect(world.customers.get('cus_mara')).toBe('deleted');
  expect([...world.users]).toEqual(['ben']);
  expect(world.customers.get('cus_ben')).toBe('there');
  expect(await othersOf(rows)).toEqual(strangers);
  // At least one receipt, and nothing else in the record that could identify the user.
  expect([...new Set(world.receipts.splice(0))]).toEqual(['mara@example.com']);
  expect(Object.keys(rows.find(isMaras)!).toSorted()).toEqual([
    'closed_at',
    'expires_at',
    'pk',
    'sk',
    'user_id',
  ]);
};

describe('An interrupted account deletion', () => {
  // A failure after a step is much like one before the next, so only the full run tests both.
  it.each([['before', false] as const, ...(isFull ? [['after', true] as const] : [])])(
    'D29 a failure %s each step is completed by the following runs, and other users lose nothing',
    async (_, isDone) => {
      await putMara(10, 3);
      const struck = new Set<string>();
      // Each run fails at the first step that has not failed yet, so a later run must make up for it.
      const strikes = ({ step }: AskedFor): boolean => !struck.has(step) && Boolean(struck.add(step));
      let ended = await world.run('mara', { dies: { isDone, strikes } });
      for (; ended.failure !== null; ended = await world.run('mara', { dies: { isDone, strikes } }))
        expect(struck.size).toBeLessThan(150);
      await expectGone();
      const steps = [...struck].map((step) => step.split(' {')[0]);
      expect(struck.size).toBeGreaterThan(25);
      const services = [/^PutItem/, /^BatchWriteItem/, /^DELETE .v1.customers.cus_mara/, /^POST .photos/];
      for (const service of services) expect(steps.some((step) => service.test(step!))).toBe(true);
      // The account is deleted last, before the receipt: while it exists, the job is unfinished.
      expect(steps.filter((step) => !/^UpdateItem|^GetItem|^GetParameter/.test(step!)).slice(-3)).toEqual([
        'AdminDeleteUser',
        'POST /v2/email/outbound-emails',
        'PutItem',
      ]);
      console.log(`${struck.size} interruptions.`);
    },
    LONG,
  );

  it.runIf(isFull)(
    'D29 a failure before or after each request is completed by the very next run',
    async () => {
      const erase = async (dies: Death | null) => {
        await putMara(10, 3);
        const { failure, requests } = await world.run('mara', { dies });
        expect(failure !== null).toBe(dies !== null);
        if (dies) expect((await world.run('mara')).failure).toBeNull();
        await expectGone();
        return requests;
      };
      // A new sandbox makes a request or two more for keys.
      await erase(null);
      const { length } = await erase(null);
      for (let at = 0; at < length; at += 1)
        for (const isDone of [false, true]) await erase({ isDone, strikes: ({ before }) => before === at });
    },
    LONG,
  );

  it(
    `D29 the next run resumes after every ${BATCHES} batches of ${STEPPED} entries and ${PHOTOS} photos`,
    async () => {
      await putMara(STEPPED, PHOTOS);
      let deaths = 0;
      let largest = 0;
      for (;;) {
        let batches = 0;
        const strikes = ({ name }: AskedFor): boolean =>
          name === 'BatchWriteItem' && (batches += 1) === BATCHES;
        const { failure, requests } = await world.run('mara', { dies: { isDone: true, strikes } });
        largest = Math.max(largest, ...requests.map(({ answerBytes }) => answerBytes));
        if (failure === null) break;
        deaths += 1;
        // The account exists until its last row is gone, so it never looks erased too early.
        expect(world.users.has('mara')).toBe(true);
      }
      await expectGone();
      expect(deaths).toBeGreaterThanOrEqual(Math.floor((STEPPED * 1.1 + PHOTOS) / 25 / BATCHES));
      expect(largest).toBeLessThan(250_000);
      console.log(`${deaths} interruptions; the largest answer had ${largest} bytes.`);
    },
    LONG,
  );

  it(
    'ACCOUNT-06 (D29) deletes the rest while Stripe, the bucket and the user pool are unreachable, and finishes in the next run',
    async () => {
      await putMara(30, 3);
      const { failure } = await world.run('mara', {
        refuses: /customers|^POST .(?:photos|recordings)|GetUser/,
      });
      expect((failure as Error).message).toMatch(/^5 parts of an account could not be erased yet/);
      const left = (await world.scan()).filter(isMaras);
      expect(left.filter(({ pk }) => pk === 'user#mara').map(({ sk }) => sk)).toEqual([
        'account#billing',
        'account#closed',
        'export#E-mara',
        'photo#P0-mara',
        'photo#P1-mara',
        'photo#P2-mara',
        'voice#V-mara',
      ]);
      // The Stripe customer and the email's rows, which are only found through Stripe and the user pool.
      expect(left.filter(({ pk }) => pk !== 'user#mara').map(({ sk }) => sk)).toEqual([
        'subscriber',
        'owner',
        'person',
        'message#M1',
      ]);
      expect(world.users.has('mara')).toBe(true);
      expect((await world.run('mara')).failure).toBeNull();
      await expectGone();
    },
    LONG,
  );
});

/** Names of the item types outside a user's partition that outlive the account for a reason. */
const outliving = allItemTypes.flatMap(({ name, partition, erasure }) =>
  partition !== undefined && typeof erasure === 'object' ? [name] : [],
);

it("D29 deletes every item type outside the user's partition or has a reason to keep it", async () => {
  const outside = (await tableEntities()).filter(({ isOfPerson }) => !isOfPerson);
  const kinds = outside
    .filter(({ name }) => !outliving.includes(name))
    .map(({ key: { pk, sk } }) => `${pk.split('#')[0]} ${sk.split('#')[0]}`);
  expect(kinds.toSorted()).toEqual(outsideKinds('mara').toSorted());
  expect(outliving.toSorted()).toEqual([
    'active_zone',
    'contract_declaration',
    'like_recount',
    'nightly',
    'nightly_shard',
    'product',
    'product_search',
    'referral_salt',
    'referral_visit',
    'socket_ticket',
    'staff_action',
    'trial',
  ]);
  expect(outside.map(({ name }) => name)).toEqual(expect.arrayContaining(outliving));
});

it(
  `D29 deletes ${ENTRIES} entries and ${PHOTOS} photos with 1 query and 20 batches per 500 rows and 1 listing per file, over several runs`,
  async () => {
    await putMara(ENTRIES, PHOTOS);
    await world.put(
      Array.from({ length: SMALL }, (_, at) => ({ pk: 'user#mara', sk: `import#${String(at)}`, of: 'mara' })),
    );
    const rows = (await world.scan()).filter((row) => row['pk'] === 'user#mara').length;
    const pages = Math.ceil(rows / 500);
    expect(pages).toBeGreaterThan(1);
    world.messages.push('first');
    const names: string[] = [];
    let runs = 0;
    while (world.messages.pop()) {
      const { failure, requests } = await world.run('mara', { milliseconds: 20_000 });
      expect(failure).toBeNull();
      names.push(...requests.map(({ name }) => name));
      runs += 1;
    }
    await expectGone();
    expect(runs).toBe(pages);
    const count = (wanted: RegExp): number => names.filter((name) => wanted.test(name)).length;
    expect(count(/^BatchWriteItem$/)).toBeLessThanOrEqual(Math.ceil(rows / 25) + pages);
    expect(count(/^GET .photos-bucket/)).toBe(2 * PHOTOS + 1);
    // Each photo has two versions, and its upload three.
    expect(count(/^POST .(photos|recordings)/)).toBeLessThanOrEqual(2 * pages + 2 + (5 * PHOTOS) / 1_000);
    // Each run also looks for data elsewhere, including friends and shared meals.
    expect(names.length).toBeLessThanOrEqual(Math.ceil(rows / 25) + pages * 48 + 2 * PHOTOS);
    console.log(`${rows} rows and ${2 * PHOTOS} objects: ${names.length} requests in ${runs} runs.`);
  },
  LONG,
);
