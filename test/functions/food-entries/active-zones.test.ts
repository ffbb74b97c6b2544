import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createActiveZones } from '#functions/food-entries/daily-summary/active-zones-repository.ts';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { zoneName } from '#shared/time/zone-name.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const opened = openForAllTests(openTestTable);

/** Logs food in one sandbox: what it has recorded is remembered in its memory. */
const openSandbox = () => {
  const clock = (): Date => NOW;
  const service = createFoodEntryService({
    repository: createFoodEntryRepository(opened.table, clock),
    clock,
    newId: () => ulid(),
  });
  return (time_zone: string, logged_at = '2026-11-20T10:00:00Z') =>
    service.create(
      `person-${ulid()}`,
      newFoodEntry.parse({ food_name: 'Soup', calories: 200, logged_at, time_zone }),
      { key: ulid(), request_hash: 'hash' },
    );
};

/** Lists the table requests while `run` is running, and lets `fails` interrupt one before it is sent. */
const withRequests = async (run: () => Promise<unknown>, fails?: (name: string) => boolean) => {
  const names: string[] = [];
  const { middlewareStack } = opened.table.getDocumentClient();
  const middleware = { step: 'initialize', priority: 'high', name: 'requests' } as const;
  middlewareStack.add(
    (next, context) => (args) => {
      const name = String(context.commandName).replace('Command', '');
      names.push(name);
      if (fails?.(name)) throw new Error(`${name} failed.`);
      return next(args);
    },
    middleware,
  );
  const error = await run().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  middlewareStack.remove('requests');
  return { names, error };
};

const zonesOn = (date: string) => createActiveZones(opened.table).on(date);

describe('The active time zones of a day', () => {
  it('the active zones include the zone of every entry under its canonical name, on the day of the entry', async () => {
    const log = openSandbox();
    await log('Asia/Kolkata', '2026-11-20T20:00:00Z');
    await log('US/Pacific', '2026-11-20T02:00:00Z');
    expect(await zonesOn('2026-11-21')).toContain(zoneName('Asia/Kolkata'));
    expect(await zonesOn('2026-11-19')).toContain('America/Los_Angeles');
    expect(await zonesOn('2026-11-20')).not.toContain(zoneName('Asia/Kolkata'));
  });

  it('the active zones are recorded before the entry, so that an interrupted write never leaves a day without its zone', async () => {
    const { names, error } = await withRequests(
      () => openSandbox()('Pacific/Chatham'),
      (name) => name === 'TransactWriteItems',
    );
    expect(error).toEqual(new Error('TransactWriteItems failed.'));
    expect(names.filter((name) => /Put|TransactWrite/.test(name))).toEqual(['PutItem', 'TransactWriteItems']);
    expect(await zonesOn('2026-11-20')).toContain('Pacific/Chatham');
  });

  it('logging writes no entry if its zone cannot be recorded, and the next attempt records it', async () => {
    const log = openSandbox();
    const { names, error } = await withRequests(
      () => log('Asia/Kathmandu'),
      (name) => name === 'PutItem',
    );
    expect(error).toEqual(new Error('PutItem failed.'));
    expect(names).not.toContain('TransactWriteItems');
    await log('Asia/Kathmandu');
    expect(await zonesOn('2026-11-20')).toContain(zoneName('Asia/Kathmandu'));
  });

  it('the active zones cost one read and one write in the first sandbox, one read in another, and nothing afterwards', async () => {
    const isOwn = (name: string): boolean => /^(?:Get|Put)Item$/.test(name);
    const log = openSandbox();
    const ownRequests = async (run: () => Promise<unknown>) => (await withRequests(run)).names.filter(isOwn);
    const later = await ownRequests(() => openSandbox()('Asia/Tokyo'));
    expect(later.filter((name) => name === 'PutItem')).toHaveLength(1);
    await log('Asia/Tokyo');
    const repeated = await ownRequests(() => Promise.all([log('Asia/Tokyo'), log('Asia/Tokyo')]));
    expect(repeated).not.toContain('PutItem');
    const another = await ownRequests(() => openSandbox()('Asia/Tokyo'));
    expect(another).not.toContain('PutItem');
    expect(another.length).toBe(repeated.length / 2 + 1);
  });

  it('the active zones leave out days that the nightly job no longer looks at', async () => {
    await openSandbox()('Africa/Cairo', '2026-10-01T10:00:00Z');
    expect(await zonesOn('2026-10-01')).toEqual(new Set());
  });

  it('the active zones expire 30 days after the day and contain no user', async () => {
    await openSandbox()('Africa/Nairobi');
    const { Items = [] } = await opened.table.getDocumentClient().send(
      new QueryCommand({
        TableName: opened.table.getName(),
        KeyConditionExpression: 'pk = :pk AND sk = :sk',
        ExpressionAttributeValues: { ':pk': 'active-zones#2026-11-20', ':sk': 'Africa/Nairobi' },
      }),
    );
    const expires_at = Date.parse('2026-12-20T00:00:00Z') / 1_000;
    expect(Items).toEqual([
      {
        pk: 'active-zones#2026-11-20',
        sk: 'Africa/Nairobi',
        date: '2026-11-20',
        zone: 'Africa/Nairobi',
        expires_at,
      },
    ]);
  });
});
