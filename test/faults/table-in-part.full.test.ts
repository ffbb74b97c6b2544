import './support/quiet-logs.ts';
import { describe, expect, it } from 'vitest';
import { createUserRows } from '#functions/platform/account/user-rows-repository.ts';
import { getRows } from '#functions/platform/table/get-rows.ts';
import { openTable } from '#functions/platform/table/client.ts';
import type { ServiceRequest } from '#test/support/faulty-service.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openFaultyAws, operationOf } from './support/faulty-aws.ts';
import { callRoute } from './support/feature-handlers.ts';
import { PATIENCE } from '#test/support/patience.ts';

const aws = openFaultyAws();

const log = (userId: string) =>
  callRoute(userId, {
    routeKey: 'POST /api/food-entries',
    path: '/api/food-entries',
    body: { food_name: 'Plum', calories: 46, time_zone: 'UTC', logged_at: '2026-11-20T12:00:00Z' },
    key: 'press-0001',
  });
const plums = async (userId: string) =>
  (await rowsOf(aws.table, userId, 'entry#')).map(({ food_name }) => food_name);
/** Returns a whole batch as unprocessed, with status 200 like DynamoDB. */
const putsOff = ({ body, ...request }: ServiceRequest) => {
  const { RequestItems } = JSON.parse(body.toString()) as { RequestItems: unknown };
  const isRead = operationOf({ body, ...request }) === 'BatchGetItem';
  return {
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: JSON.stringify(
      isRead ? { Responses: {}, UnprocessedKeys: RequestItems } : { UnprocessedItems: RequestItems },
    ),
  };
};
const always = (operation: string) =>
  aws.service.always((request) => (operationOf(request) === operation ? putsOff(request) : null));
const once = (operation: string) => {
  let isOver = false;
  aws.service.always((request) => {
    if (isOver || operationOf(request) !== operation) return null;
    isOver = true;
    return putsOff(request);
  });
};
const asked = (operation: string) =>
  aws.service.requests.filter((request) => operationOf(request) === operation).length;

describe('A slow table', () => {
  it('logs the entry with a single call when the table responds after three seconds', async () => {
    aws.service.always((request) =>
      operationOf(request) === 'TransactWriteItems' ? { after: 3_000 } : null,
    );
    expect((await log('slow')).status).toBe(201);
    expect(asked('TransactWriteItems')).toBe(1);
    expect(await plums('slow')).toEqual(['Plum']);
  });

  it('retries with the same token after a timeout and stores the entry once', async () => {
    let isLate = false;
    aws.service.always((request) => {
      if (isLate || operationOf(request) !== 'TransactWriteItems') return null;
      isLate = true;
      return { after: 30_000 * PATIENCE };
    });
    expect((await log('late')).status).toBe(201);
    const writes = aws.service.requests.filter((request) => operationOf(request) === 'TransactWriteItems');
    const tokens = writes.map(
      ({ body }) => (JSON.parse(body.toString()) as { ClientRequestToken: string }).ClientRequestToken,
    );
    expect(tokens.length).toBeGreaterThan(1);
    expect([...new Set(tokens)]).toEqual([expect.any(String)]);
    aws.service.heal();
    expect(await plums('late')).toEqual(['Plum']);
    expect((await log('late')).status).toBe(201);
    expect(await plums('late')).toEqual(['Plum']);
  });
});

describe('A throttled batch', () => {
  const keys = (userId: string, rows: { sk: string }[]) =>
    rows.map(({ sk }) => ({ pk: `user#${userId}`, sk }));
  const entryKeys = async (userId: string) => {
    await log(userId);
    return keys(userId, (await rowsOf(aws.table, userId, 'entry#')) as { sk: string }[]);
  };

  it('repeats unprocessed reads, so that no existing row counts as missing', async () => {
    const [key] = await entryKeys('reader');
    once('BatchGetItem');
    const rowOf = await getRows(openTable(aws.table.getName()), [key!]);
    expect(rowOf(key!)).toMatchObject({ food_name: 'Plum' });
    expect(asked('BatchGetItem')).toBe(2);
  });

  it('fails with "try again" instead of an empty answer when reads remain unprocessed', async () => {
    const [key] = await entryKeys('reader');
    always('BatchGetItem');
    await expect(getRows(openTable(aws.table.getName()), [key!])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(asked('BatchGetItem')).toBe(4);
  });

  it('finishes throttled deletes in the end, or fails the job so that a retry finishes it', async () => {
    const rows = await entryKeys('leaver');
    const people = createUserRows(openTable(aws.table.getName()));
    always('BatchWriteItem');
    await expect(people.remove(rows)).rejects.toThrow('could not be deleted yet');
    aws.service.heal();
    expect(await plums('leaver')).toEqual(['Plum']);
    once('BatchWriteItem');
    await people.remove(rows);
    expect(asked('BatchWriteItem')).toBe(2);
    expect(await plums('leaver')).toEqual([]);
  });
});

describe('A function with a wrong clock', () => {
  it('corrects its signatures when the clock is a day off and writes the entry once', async () => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      date: new Date(Date.now() + 86_400_000).toUTCString(),
    };
    const body = JSON.stringify({ __type: 'InvalidSignatureException', message: 'Signature expired' });
    aws.service.next({ status: 400, headers, body });
    expect((await log('skewed')).status).toBe(201);
    const [before, after] = aws.service.requests.map(({ headers: sent }) =>
      String(sent['x-amz-date']).slice(0, 8),
    );
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(await plums('skewed')).toEqual(['Plum']);
  });

  it('raises an alarm and writes nothing when the clock cannot be corrected', async () => {
    const body = JSON.stringify({ __type: 'InvalidSignatureException', message: 'Signature expired' });
    aws.service.always({ status: 400, headers: { 'content-type': 'application/x-amz-json-1.0' }, body });
    expect((await log('lost')).status).toBe(500);
    aws.service.heal();
    expect(await plums('lost')).toEqual([]);
  });
});
