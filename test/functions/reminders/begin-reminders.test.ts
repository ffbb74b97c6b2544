import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/platform/table/client.ts';
import {
  createRemindersEntity,
  FORMER_SHARDS,
  reminderPartition,
} from '#functions/reminders/reminders-entity.ts';
import { createStartReminderJobs } from '#functions/reminders/due/start-reminder-jobs.ts';
import {
  createDueUsers,
  type DueUsers,
  type DueUser,
} from '#functions/reminders/due/due-users-repository.ts';
import { indexKeysOf } from '#functions/reminders/reminder-index-keys.ts';
import type { ReminderMessage } from '#functions/reminders/due/reminder-message.ts';
import { openTestTable } from '../test-table.ts';
import { lunchAt } from './scene.ts';
import { isFull } from '#test/support/full-size.ts';
import { killAtRandom } from '#test/support/kill-at-random.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';

const on = (time: string): string => `2026-11-20T${time}:00.000Z`;

/** Runs the job at an instant for the due users. */
const run = (people: DueUsers, now: string) => {
  const sent: ReminderMessage[] = [];
  const reported: unknown[] = [];
  const begin = createStartReminderJobs({
    people,
    send: async (messages) => void sent.push(...(messages as ReminderMessage[])),
    clock: () => new Date(now),
    report: (error) => void reported.push(error),
  });
  return { begin, sent, reported };
};

const person = (over: Partial<DueUser> = {}): DueUser => ({
  user_id: randomUUID(),
  reminders: [lunchAt('12:30')],
  time_zone: 'UTC',
  next_at: on('12:30'),
  ...over,
});

async function* onePage(page: DueUser[] | Promise<DueUser[]>) {
  yield page;
}

/** Returns all users on one page; a user that cannot be moved on stays. */
const these = (...all: DueUser[]) => {
  const moved: string[] = [];
  const people: DueUsers = {
    upTo: () => [onePage(all)],
    moveOn: async ({ user_id, time_zone }) => {
      if (time_zone === 'Mars/Olympus') throw new RangeError('Invalid time zone specified: Mars/Olympus');
      moved.push(user_id);
    },
  };
  return { people, moved };
};

describe('The job that finds due reminders', () => {
  it('sends reminders that earlier runs missed while the meal time lasts', async () => {
    const times = ['10:00', '11:45', '12:30', '12:45', '13:00'];
    const mara = person({ reminders: times.map((time) => lunchAt(time)), next_at: on('10:00') });
    const { begin, sent } = run(these(mara).people, on('12:50'));
    expect(await begin()).toBe(2);
    expect(sent.map(({ due }) => due)).toEqual([on('12:30'), on('12:45')]);
  });

  it('skips a user with a corrupt row, reminds all others and then fails', async () => {
    const [spoilt, mara] = [person({ time_zone: 'Mars/Olympus' }), person()];
    const { people, moved } = these(spoilt, mara);
    const { begin, sent, reported } = run(people, on('12:30'));
    await expect(begin()).rejects.toThrow('1 users were not scheduled');
    expect(sent.map(({ user_id }) => user_id)).toEqual([mara.user_id]);
    expect(moved).toEqual([mara.user_id]);
    expect(reported).toHaveLength(1);
  });

  it('works through all partitions at the same time', async () => {
    const [mara, jon] = [person(), person()];
    const others = Promise.withResolvers<void>();
    const people: DueUsers = {
      upTo: () => [onePage([mara]), onePage([jon])],
      // Mara's partition only goes on once Jon's has.
      moveOn: async ({ user_id }) => (user_id === jon.user_id ? others.resolve() : others.promise),
    };
    const { begin, sent } = run(people, on('12:30'));
    expect(await begin()).toBe(2);
    expect(sent.map(({ user_id }) => user_id)).toEqual([mara.user_id, jon.user_id]);
  });

  it('reminds the users of all other partitions when one cannot be read, and then fails', async () => {
    const mara = person();
    const { people, moved } = these(mara);
    const unreadable = onePage(Promise.reject(new Error('throttled')));
    const both = { ...people, upTo: () => [unreadable, ...people.upTo(new Date())] };
    const { begin, sent } = run(both, on('12:30'));
    await expect(begin()).rejects.toThrow('throttled');
    expect(sent.map(({ user_id }) => user_id)).toEqual([mara.user_id]);
    expect(moved).toEqual([mara.user_id]);
  });
});

/** Writes a number of users with a reminder at an instant. */
const placeAt = async (table: Table, next_at: string, many: number): Promise<void> => {
  const rows = createRemindersEntity(table);
  const puts = Array.from({ length: many }, () => {
    const { user_id, reminders, time_zone } = person();
    const place = { next_at, ...indexKeysOf(user_id, next_at) };
    const row = { user_id, reminders: [...reminders], time_zone, ...place, updated_at: next_at };
    return { PutRequest: { Item: rows.build(PutItemCommand).item(row).params().Item } };
  });
  for (let at = 0; at < many; at += 25)
    await table
      .getDocumentClient()
      .send(new BatchWriteCommand({ RequestItems: { [table.getName()]: puts.slice(at, at + 25) } }));
};

describe('A quarter hour with very many due reminders', () => {
  let place: Awaited<ReturnType<typeof openTestTable>>;
  beforeAll(async () => {
    place = await openTestTable();
  });
  afterAll(() => place.stop());

  it(
    'a quarter hour with very many due reminders costs one write per user and no read per user: the index is queried page by page',
    async () => {
      const many = isFull ? 10_000 : 50;
      const { table } = place;
      await placeAt(table, on('12:30'), many);

      const calls = new Map<string, number>();
      const client = table.getDocumentClient();
      client.middlewareStack.add(
        (next, { commandName = '' }) =>
          (args) => {
            calls.set(commandName, (calls.get(commandName) ?? 0) + 1);
            return next(args);
          },
        { step: 'initialize', name: 'count' },
      );
      const { begin, sent } = run(createDueUsers(table), on('12:30'));
      expect(await begin()).toBe(many);
      client.middlewareStack.remove('count');

      expect(new Set(sent.map(({ user_id }) => user_id)).size).toBe(many);
      const { QueryCommand: queries = 0, UpdateItemCommand: updates, ...others } = Object.fromEntries(calls);
      expect(others).toEqual({});
      expect(updates).toBe(many);
      // A 1 MB page holds about a thousand users.
      expect(queries).toBeGreaterThanOrEqual(1);
      expect(queries).toBeLessThanOrEqual(2 + many / 1_000);
      // No user is found again.
      expect(await begin()).toBe(0);
    },
    600_000 * PATIENCE,
  );

  it('loses no one when it is killed at random requests, and queues at most a page again per kill', async () => {
    const { table } = place;
    const now = on('12:45');
    const many = isFull ? 2_000 : 30;
    await placeAt(table, now, many);
    const process = killAtRandom(table, randomFromSeed(3), 2 / many);
    const { begin, sent } = run(createDueUsers(table), now);
    let runs = 0;
    do {
      process.revive();
      runs += 1;
      await begin().catch(() => undefined);
    } while (process.isDead());
    process.stop();
    expect(process.kills()).toBeGreaterThan(0);
    expect(runs).toBe(process.kills() + 1);
    const queued = Map.groupBy(sent, ({ user_id }) => user_id);
    expect(queued.size).toBe(many);
    expect(sent.every(({ due }) => due === now)).toBe(true);
    expect(sent.length - many).toBeLessThanOrEqual(many * process.kills());
    expect(await begin()).toBe(0);
  });

  it('the first run of a day moves users out of the partitions of earlier versions', async () => {
    const { table } = place;
    const rows = createRemindersEntity(table);
    const { user_id, reminders, time_zone } = person({ reminders: [lunchAt('00:00'), lunchAt('08:00')] });
    const next_at = '2026-11-21T00:00:00.000Z';
    const row = { user_id, reminders: [...reminders], time_zone, next_at, updated_at: next_at };
    const former = { gsi1pk: reminderPartition(FORMER_SHARDS - 1), gsi1sk: `${next_at}#${user_id}` };
    await rows
      .build(PutItemCommand)
      .item({ ...row, ...former })
      .send();
    const dues = async (now: string) => {
      const { begin, sent } = run(createDueUsers(table), now);
      await begin();
      return sent.flatMap((message) => (message.user_id === user_id ? message.due : []));
    };
    expect(await dues(next_at)).toEqual([next_at]);
    expect(await dues('2026-11-21T07:45:00.000Z')).toEqual([]);
    expect(await dues('2026-11-21T08:00:00.000Z')).toEqual(['2026-11-21T08:00:00.000Z']);
  });
});
