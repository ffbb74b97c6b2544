import './support/quiet-logs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { localDateOf } from '#shared/time/local-date.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import { tableEntities } from '#test/support/table-entities.ts';
import { type ErasureWorld, type Row, startErasureWorld } from './support/erasure-world.ts';
import { isRowOf, outsideKinds, putPerson } from './support/person-of-everything.ts';

const isFull = process.env['FULL'] === '1';
const ENTRIES = isFull ? 20_000 : 700;
const PHOTOS = isFull ? 500 : 30;
/** Batches of rows between two interruptions. */
const BATCHES = isFull ? 5 : 1;
const LONG = 1_200_000;

let world: ErasureWorld;
let strangers: { rows: Row[]; objects: string[] };

const isMaras = (row: Row): boolean => isRowOf('mara', row);
/** A friend's inbox hash stays with who brought the friend, and begins to expire (decision D29): no other row changes. */
const withoutExpiry = (rows: Row[]): Row[] =>
  rows.map((row) => (String(row['sk']).startsWith('referral-inbox#') ? { ...row, expires_at: 0 } : row));
const others = async () => ({
  rows: withoutExpiry((await world.scan()).filter((row) => !isMaras(row))),
  objects: [...world.objects].filter((key) => !key.includes('mara')).toSorted(),
});

beforeAll(async () => {
  world = await startErasureWorld();
  await putPerson(world, 'ben', 'mara', { photos: 4 });
  await loadDiary(world.table, 'ben', 60, localDateOf(new Date(), 'UTC'));
  strangers = await others();
}, LONG);
afterEach(() => void world.messages.splice(0));
afterAll(() => world.stop());

const putMara = async (entries: number, photos: number): Promise<void> => {
  await putPerson(world, 'mara', 'ben', { photos });
  await loadDiary(world.table, 'mara', entries, localDateOf(new Date(), 'UTC'));
};

const expectGone = async (): Promise<void> => {
  expect((await world.scan()).filter(isMaras).map(({ sk }) => sk)).toEqual(['account#closed']);
  expect([...world.objects].filter((key) => key.includes('mara'))).toEqual([]);
  expect(world.customers.get('cus_mara')).toBe('deleted');
  expect([...world.users]).toEqual(['ben']);
  expect(world.customers.get('cus_ben')).toBe('there');
  expect(await others()).toEqual(strangers);
};

describe('Erasing an account, interrupted', () => {
  it(
    'D29 at each of its requests, before or after what it asked for was done: the next run ends it, and nobody else loses anything',
    async () => {
      const erase = async () => {
        await putMara(10, 3);
        const { failure, requests } = await world.run('mara');
        expect(failure).toBeNull();
        await expectGone();
        return requests;
      };
      // A sandbox that starts asks for a key or two more.
      await erase();
      const requests = await erase();
      const names = requests.map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining([
          'PutItem',
          'BatchWriteItem',
          'DELETE /v1/customers/cus_mara',
          'AdminDeleteUser',
        ]),
      );
      // The account itself goes last: while it is there, the job is known to be unfinished.
      expect(names.at(-1)).toBe('AdminDeleteUser');

      for (let at = 1; at <= names.length; at += 1) {
        // At full size each request in both ways, otherwise in turns.
        for (const isDone of isFull ? [false, true] : [at % 2 === 0]) {
          await putMara(10, 3);
          const dead = await world.run('mara', { at, isDone });
          expect(dead.failure, `${names[at - 1]} at ${at}`).not.toBeNull();
          expect((await world.run('mara')).failure, `after ${names[at - 1]} at ${at}`).toBeNull();
          await expectGone();
        }
      }
    },
    LONG,
  );

  it(
    `D29 after every few batches of ${ENTRIES} entries and ${PHOTOS} photos: the next run goes on where it stopped`,
    async () => {
      await putMara(ENTRIES, PHOTOS);
      const erasing = (name: string): boolean => name === 'BatchWriteItem';
      let deaths = 0;
      let largest = 0;
      for (;;) {
        const { failure, requests } = await world.run('mara', {
          at: BATCHES,
          isDone: true,
          counts: erasing,
        });
        largest = Math.max(largest, ...requests.map(({ answerBytes }) => answerBytes));
        if (failure === null) break;
        deaths += 1;
        // Until its last row is gone, the account is there: nobody believes it erased.
        expect(world.users.has('mara')).toBe(true);
      }
      await expectGone();
      expect(deaths).toBeGreaterThanOrEqual(Math.floor((ENTRIES * 1.1 + PHOTOS) / 25 / BATCHES));
      expect(largest).toBeLessThan(250_000);
      console.log(`${deaths} interruptions; the largest answer had ${largest} bytes.`);
    },
    LONG,
  );
});

/** Rows that lie outside of a person's partition and are nobody's, or outlive the account. */
const staying: Record<string, string> = {
  nightly: 'how far the nights have come',
  product: 'a barcode, for everybody',
  socket_ticket: 'expires after 30 seconds',
  trial: 'that an inbox had its trial, by a hash (decision 0020)',
};

it('D29 every kind of row that lies outside of a person’s partition is erased with the person, or has a reason to stay', async () => {
  const outside = (await tableEntities()).filter(({ isOfPerson }) => !isOfPerson);
  const kinds = outside
    .filter(({ name }) => !(name in staying))
    .map(({ key: { pk, sk } }) => `${pk.split('#')[0]} ${sk.split('#')[0]}`);
  expect(kinds.toSorted()).toEqual(outsideKinds('mara').toSorted());
  expect(outside.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(staying)));
});

describe('Erasing a large account', () => {
  it(
    `D29 asks for 1 query, 1 request to the bucket and 20 batches for 500 rows`,
    async () => {
      await putMara(ENTRIES, PHOTOS);
      const rows = (await world.scan()).filter((row) => row['pk'] === 'user#mara').length;
      const { failure, requests } = await world.run('mara');
      expect(failure).toBeNull();
      await expectGone();
      const count = (wanted: RegExp): number => requests.filter(({ name }) => wanted.test(name)).length;
      expect(count(/^BatchWriteItem$/)).toBeLessThanOrEqual(Math.ceil(rows / 25) + Math.ceil(rows / 500));
      expect(count(/^POST \//)).toBeLessThanOrEqual(Math.ceil(rows / 500) + 1);
      expect(requests.length).toBeLessThanOrEqual(rows / 25 + (rows / 500) * 3 + 25);
      console.log(`${rows} rows and ${2 * PHOTOS} objects: ${requests.length} requests.`);
    },
    LONG,
  );

  it(
    'is gone on with by the next run when the time of one is over, until it is done',
    async () => {
      await putMara(1_100, 3);
      world.messages.push('first');
      let runs = 0;
      while (world.messages.pop()) {
        expect((await world.run('mara', null, 20_000)).failure).toBeNull();
        runs += 1;
      }
      expect(runs).toBe(3);
      await expectGone();
    },
    LONG,
  );
});
