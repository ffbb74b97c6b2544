import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenAuthorizer } from '#functions/api-tokens/authorize-token.ts';
import { createToken } from '#functions/api-tokens/create-token.ts';
import { createEraseTokens } from '#functions/api-tokens/erase-tokens-repository.ts';
import { createApiTokens } from '#functions/api-tokens/repository.ts';
import { createTokenOwners } from '#functions/api-tokens/token-owner-repository.ts';
import { newTokenSecret } from '#functions/api-tokens/token-secret.ts';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import type { ApiRequest } from '#functions/platform/http/endpoint.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { Table } from '#functions/platform/table/client.ts';
import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import type { NewApiToken } from '#shared/api-tokens/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { openTestTable } from '../test-table.ts';

let table: Table;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ table, stop } = await openTestTable());
});
afterAll(() => stop());

let now = new Date('2026-11-20T10:00:20Z');
const clock = () => now;
let person = '';
let people = 0;
beforeEach(() => {
  now = new Date('2026-11-20T10:00:20Z');
  person = `mara-${(people += 1)}`;
});

const tokens = () => createApiTokens(table, clock);
const make = (key: string, name = 'Script', limits: Partial<NewApiToken> = {}) =>
  createToken({ tokens: tokens(), clock, newId: newUlid, sendNotice: async () => undefined })({
    caller: { user_id: person, signed_in_at: 0 },
    body: { name, ...limits },
    idempotency: { key, request_hash: name },
  } as ApiRequest<typeof apiTokenRoutes.create>);
const codeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'made',
    (error: unknown) => (error instanceof CodedError ? error.code : String(error)),
  );
const reports: unknown[] = [];
const authorize = (...identitySource: string[]) =>
  createTokenAuthorizer({
    owners: createTokenOwners(table, clock),
    report: (error) => reports.push(error),
  })({ identitySource });
const refused = { isAuthorized: false };

const rows = async () => {
  const { Items = [] } = await table
    .getDocumentClient()
    .send(new ScanCommand({ TableName: table.getName(), ConsistentRead: true }));
  return Items;
};

describe('API tokens in the table', () => {
  it('the table stores only token hashes: no row contains the token', async () => {
    const { secret } = await make('one');
    expect(JSON.stringify(await rows())).not.toContain(secret.slice(3, 40));
  });

  it('a user has at most ten tokens, even after simultaneous requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 14 }, (_, at) => codeOf(make(`at-once-${at}`))));
    expect(Map.groupBy(outcomes, (code) => code).get('made')).toHaveLength(10);
    expect(outcomes.filter((code) => code !== 'made')).toEqual(Array(4).fill('TOO_MANY_TOKENS'));
    const listed = await tokens().list(person);
    expect(listed).toHaveLength(10);
    await tokens().revoke(person, listed[0]!.id, { key: 'revoke', request_hash: '' });
    expect(await codeOf(make('again'))).toBe('made');
    expect(await codeOf(make('one more'))).toBe('TOO_MANY_TOKENS');
  });

  it('a token is created once per Idempotency-Key; a repeat replaces the lost secret', async () => {
    const first = await make('press');
    const second = await make('press');
    expect(second.token.id).toBe(first.token.id);
    expect(second.secret).not.toBe(first.secret);
    expect(await tokens().list(person)).toEqual([second.token]);
    expect(await authorize(first.secret)).toEqual(refused);
    expect(await authorize(second.secret)).toMatchObject({ isAuthorized: true });
    // The token is in use, so its secret must not be replaced.
    expect(await codeOf(make('press'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('a token is revoked by its owner only, permanently and safely when repeated', async () => {
    const { token, secret } = await make('gone');
    await tokens().revoke('somebody-else', token.id, { key: 'theirs', request_hash: '' });
    expect(await authorize(secret)).toMatchObject({ isAuthorized: true });
    await tokens().revoke(person, token.id, { key: 'mine', request_hash: '' });
    await tokens().revoke(person, token.id, { key: 'mine again', request_hash: '' });
    expect(await authorize(secret)).toEqual(refused);
    expect(await tokens().list(person)).toEqual([]);
  });
});

describe('The token authorizer', () => {
  it('returns owner and token, with or without the Bearer prefix', async () => {
    const { token, secret } = await make('named');
    const allowed = { isAuthorized: true, context: { user_id: person, token_id: token.id, scope: 'write' } };
    expect(await authorize(`Bearer ${secret}`)).toEqual(allowed);
    expect(await authorize(secret)).toEqual(allowed);
  });

  it('passes on that a token may only read, also with a replaced secret', async () => {
    const first = await make('reads', 'Script', { scopes: ['read'] });
    expect(first.token.scopes).toEqual(['read']);
    const again = await make('reads', 'Script', { scopes: ['read'] });
    expect(await tokens().list(person)).toEqual([again.token]);
    expect(await authorize(again.secret)).toMatchObject({ isAuthorized: true, context: { scope: 'read' } });
  });

  it('rejects a token from the moment it expires, and keeps it in the list', async () => {
    const { token, secret } = await make('expires', 'Script', { days: 30 });
    expect(token.expires_at).toBe('2026-12-20T10:00:20.000Z');
    now = new Date('2026-12-20T10:00:19Z');
    expect(await authorize(secret)).toMatchObject({ isAuthorized: true });
    now = new Date('2026-12-20T10:00:20Z');
    expect(await authorize(secret)).toEqual(refused);
    expect((await tokens().list(person)).map(({ id }) => id)).toEqual([token.id]);
  });

  it('allows everything with a token from before tokens had scopes and an expiry date', async () => {
    const { token, secret } = await make('old');
    expect(token).toMatchObject({ scopes: ['read', 'write'], expires_at: null });
    expect((await rows()).filter((row) => 'is_read_only' in row && row['user_id'] === person)).toEqual([]);
    expect(await authorize(secret)).toMatchObject({ context: { scope: 'write' } });
  });

  it('rejects malformed and unknown tokens', async () => {
    expect(await authorize()).toEqual(refused);
    expect(await authorize('Bearer nonsense')).toEqual(refused);
    expect(await authorize(newTokenSecret())).toEqual(refused);
  });

  it('records the minute of the last use and never overwrites it with an earlier one', async () => {
    const { secret } = await make('used');
    const lastUse = async () => (await tokens().list(person))[0]?.last_used_at;
    expect(await lastUse()).toBeNull();
    await authorize(secret);
    expect(await lastUse()).toBe('2026-11-20T10:00:00.000Z');
    now = new Date('2026-11-20T09:59:00Z');
    await authorize(secret);
    expect(await lastUse()).toBe('2026-11-20T10:00:00.000Z');
    now = new Date('2026-11-20T10:07:59Z');
    await authorize(secret);
    expect(await lastUse()).toBe('2026-11-20T10:07:00.000Z');
  });

  it('rejects a closed account at once, and no token finds a deleted user', async () => {
    const { secret } = await make('closed');
    await createClosedAccounts(table, clock).note(person);
    expect(await authorize(secret)).toEqual(refused);
    await createEraseTokens(table)(person);
    expect((await rows()).filter((row) => row['user_id'] === person && row['sk'] === 'owner')).toEqual([]);
  });

  it('authorizes without waiting when the last use cannot be recorded', async () => {
    const { secret } = await make('unnoted');
    const owners = createTokenOwners(table, clock);
    const failing = createTokenAuthorizer({
      owners: { ...owners, noteUse: () => Promise.reject(new Error('throttled')) },
      report: (error) => reports.push(error),
    });
    expect(await failing({ identitySource: [secret] })).toMatchObject({ isAuthorized: true });
    expect(reports).toEqual([new Error('throttled')]);
  });
});
