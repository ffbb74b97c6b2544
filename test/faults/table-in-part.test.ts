import './support/quiet-logs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUserRows } from '#functions/platform/account/user-rows-repository.ts';
import { getRows } from '#functions/platform/table/get-rows.ts';
import { openTable } from '#functions/platform/table/client.ts';
import type { ServiceRequest } from '#test/support/faulty-service.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { type FaultyAws, operationOf, startFaultyAws } from './support/faulty-aws.ts';
import { callRoute } from './support/feature-handlers.ts';
import { PATIENCE } from '#test/support/patience.ts';

let aws: FaultyAws;
beforeAll(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  aws = await startFaultyAws();
}, 60_000);
afterEach(() => aws.service.heal());
afterAll(async () => {
  vi.restoreAllMocks();
  await aws.stop();
});

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

describe('A table that answers late', () => {
  it('after three seconds: the entry is logged, and the table was not asked a second time', async () => {
    aws.service.always((request) =>
      operationOf(request) === 'TransactWriteItems' ? { after: 3_000 } : null,
    );
    expect((await log('slow')).status).toBe(201);
    expect(asked('TransactWriteItems')).toBe(1);
    expect(await plums('slow')).toEqual(['Plum']);
  });

  it('after the wait for it, with the work done: asked again under the same token, and the entry is there once', async () => {
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

describe('A batch that the table puts off', () => {
  const keys = (userId: string, rows: { sk: string }[]) =>
    rows.map(({ sk }) => ({ pk: `user#${userId}`, sk }));
  const entryKeys = async (userId: string) => {
    await log(userId);
    return keys(userId, (await rowsOf(aws.table, userId, 'entry#')) as { sk: string }[]);
  };

  it('of reads is asked for again: no row counts as missing that is there', async () => {
    const [key] = await entryKeys('reader');
    once('BatchGetItem');
    const rowOf = await getRows(openTable(aws.table.getName()), [key!]);
    expect(rowOf(key!)).toMatchObject({ food_name: 'Plum' });
    expect(asked('BatchGetItem')).toBe(2);
  });

  it('of reads, for ever, is a failure that says to try again, and never an empty answer', async () => {
    const [key] = await entryKeys('reader');
    always('BatchGetItem');
    await expect(getRows(openTable(aws.table.getName()), [key!])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(asked('BatchGetItem')).toBe(4);
  });

  it('of removals is done in the end; for ever, the job fails so that it comes again, and then ends it', async () => {
    const rows = await entryKeys('leaver');
    const people = createUserRows(openTable(aws.table.getName()));
    always('BatchWriteItem');
    await expect(people.remove(rows)).rejects.toThrow('could not be erased yet');
    aws.service.heal();
    expect(await plums('leaver')).toEqual(['Plum']);
    once('BatchWriteItem');
    await people.remove(rows);
    expect(asked('BatchWriteItem')).toBe(2);
    expect(await plums('leaver')).toEqual([]);
  });
});

describe('A function whose clock is wrong', () => {
  it('by a day is told so by AWS, sets its signatures right, and writes the entry once', async () => {
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

  it('and stays wrong for AWS is an error that rings, with nothing written', async () => {
    const body = JSON.stringify({ __type: 'InvalidSignatureException', message: 'Signature expired' });
    aws.service.always({ status: 400, headers: { 'content-type': 'application/x-amz-json-1.0' }, body });
    expect((await log('lost')).status).toBe(500);
    aws.service.heal();
    expect(await plums('lost')).toEqual([]);
  });
});
