import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { createReadActiveUsers } from '#functions/insights/nightly/active-users-repository.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const opened = openForAllTests(openTestTable);

const somebody = () => {
  const user_id = `person-${ulid()}`;
  const clock = (): Date => NOW;
  const service = createFoodEntryService({
    repository: createFoodEntryRepository(opened.table, clock),
    clock,
    newId: () => ulid(),
  });
  const action = () => ({ key: ulid(), request_hash: 'hash' });
  return {
    user_id,
    log: (logged_at: string, time_zone: string) =>
      service.create(
        user_id,
        newFoodEntry.parse({ food_name: 'Soup', calories: 200, logged_at, time_zone }),
        action(),
      ),
    remove: (id: string) => service.remove(user_id, id, action()),
  };
};

const SHARDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Reads all shards page by page. */
const activeOn = async (days: string[], zone: string, limit = 100): Promise<string[]> => {
  const read = createReadActiveUsers(opened.table);
  const found: string[] = [];
  for (const shard of SHARDS) {
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ days, zone, shard }, after, limit);
      found.push(...page.users);
      after = page.next;
    } while (after !== null);
  }
  return found;
};
const active = (date: string, zone: string): Promise<string[]> => activeOn([date], zone);

describe('Finding active users', () => {
  it('finds users by day and time zone of their entries, under any name of the zone', async () => {
    const mara = somebody();
    await mara.log('2026-11-20T20:00:00Z', 'Asia/Kolkata');
    expect(await active('2026-11-21', 'Asia/Calcutta')).toContain(mara.user_id);
    expect(await active('2026-11-20', 'Asia/Calcutta')).not.toContain(mara.user_id);
    expect(await active('2026-11-21', 'Europe/Berlin')).not.toContain(mara.user_id);
  });

  it('counts a user in one zone per day: the zone of the last entry', async () => {
    const mara = somebody();
    await mara.log('2026-11-20T08:00:00Z', 'Europe/Berlin');
    await mara.log('2026-11-20T11:00:00Z', 'America/New_York');
    expect(await active('2026-11-20', 'America/New_York')).toContain(mara.user_id);
    expect(await active('2026-11-20', 'Europe/Berlin')).not.toContain(mara.user_id);
  });

  it('finds users of several days once each, however small the pages are', async () => {
    const users = Array.from({ length: 12 }, somebody);
    for (const [at, user] of users.entries()) {
      if (at % 3 !== 0) await user.log('2026-11-18T08:00:00Z', 'Asia/Tokyo');
      if (at % 3 !== 1) await user.log('2026-11-19T08:00:00Z', 'Asia/Tokyo');
    }
    const expected = users.map(({ user_id }) => user_id).toSorted();
    for (const limit of [1, 3, 100]) {
      const found = await activeOn(['2026-11-18', '2026-11-19'], 'Asia/Tokyo', limit);
      expect(found.toSorted()).toEqual(expected);
    }
  });

  it('excludes users who deleted all entries or only fill in a day long past', async () => {
    const [mara, ben] = [somebody(), somebody()];
    const { id } = await mara.log('2026-11-20T08:00:00Z', 'UTC');
    await mara.remove(id);
    await ben.log('2026-10-01T08:00:00Z', 'UTC');
    expect(await active('2026-11-20', 'UTC')).not.toContain(mara.user_id);
    expect(await active('2026-10-01', 'UTC')).toEqual([]);
  });
});
