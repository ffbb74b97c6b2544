import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { type BackupStore, type Change, DamagedFileError } from '#infra/continuity/backup/backup-store.ts';
import type { ExportSummary } from '#infra/continuity/backup/manifest.ts';
import { addItem, type Digest, differences } from '#infra/continuity/compare/digest.ts';
import { type Item, keyOf } from '#infra/continuity/item.ts';
import { openProgress, type Progress } from '#infra/continuity/restore/progress.ts';
import { readBackup } from '#infra/continuity/restore/read-backup.ts';
import { isSelected, type Selection, withUser } from '#infra/continuity/restore/selection.ts';
import { writeItems } from '#infra/continuity/restore/write-items.ts';

const MARA = '11111111-1111-4111-8111-111111111111';
const JON = '22222222-2222-4222-8222-222222222222';
const NOW = new Date('2026-11-28T12:00:00Z');
const all: Selection = { erased: new Set(), now: NOW, user: null };

const item = (sk: string, more: Item = {}, user = MARA): Item => ({
  pk: { S: `user#${user}` },
  sk: { S: sk },
  ...more,
});
const put = (value: Item): Change => ({ key: keyOf(value), item: value });
const removed = (sk: string): Change => ({ key: keyOf(item(sk)), item: null });

const exported = (id: string, from: Date | null): ExportSummary => ({
  id,
  tableArn: 'Meals',
  from,
  to: NOW,
  items: 0,
  filesKey: '',
  prefix: '',
});

/** A backup in memory: files by export, the full one first. A file is damaged if it is a text. */
const read = async (
  exports: Record<string, Record<string, Change[] | string>>,
  { progress = openProgress(':memory:'), selection = all, skipsDamaged = false, failAt = Infinity } = {},
) => {
  const [full, ...changes] = Object.keys(exports).map((id, index) => exported(id, index === 0 ? null : NOW));
  const files = new Map(Object.values(exports).flatMap((group) => Object.entries(group)));
  const store: BackupStore = {
    exports: async () => [],
    files: async ({ id }) => Object.keys(exports[id] ?? {}).map((key) => ({ key, items: 0, md5: '' })),
    changes: async function* ({ key }) {
      const content = files.get(key) ?? [];
      if (typeof content === 'string') throw new DamagedFileError(content);
      yield* content;
    },
  };
  const written: Item[] = [];
  const said: string[] = [];
  const write = async (items: readonly Item[]): Promise<void> => {
    if (written.length >= failAt) throw new Error('The process was killed.');
    written.push(...items);
  };
  const settings = {
    store,
    progress,
    selection,
    skipsDamaged,
    as: null,
    write,
    say: (line: string) => said.push(line),
  };
  const digest = await readBackup({ ...settings, backup: { full: full!, changes, to: NOW } }).catch(
    (error: Error) => error,
  );
  return { digest, said, keys: written.map((each) => `${keyOf(each).sk}:${String(each['v']?.['N'])}`) };
};
const version = (sk: string, v: string): Change => put(item(sk, { v: { N: v } }));

describe('readBackup', () => {
  const backup = {
    full: { f: [version('a', '1'), version('b', '1'), version('c', '1')] },
    first: { c1: [version('a', '2'), removed('b'), version('d', '2')] },
    second: { c2: [version('a', '3'), removed('d')], c3: [version('e', '3')] },
  };

  it('writes each item once, as it was at the end of the last changes, and no deleted item', async () => {
    const { keys } = await read(backup);
    expect(keys.toSorted()).toEqual(['a:3', 'c:1', 'e:3']);
  });

  it('continues after it was interrupted, without reading finished files again', async () => {
    const progress: Progress = openProgress(':memory:');
    const two = { ...backup, full: { f: [version('c', '1')], g: [version('h', '1')] } };
    expect((await read(two, { progress, failAt: 1 })).digest).toBeInstanceOf(Error);
    const { keys, digest } = await read(two, { progress });
    expect(keys.toSorted()).toEqual(['a:3', 'e:3', 'h:1']);
    expect(differences((await read(two)).digest as Digest, digest as Digest)).toEqual([]);
  });

  it('stops at a damaged file with its name and what to do, or skips it on request', async () => {
    const damaged = { full: { f: 'f is missing.', g: [version('h', '1')] } };
    expect((await read(damaged)).digest).toMatchObject({
      message: expect.stringMatching(/^f is missing\. .+--at 2026-.+--skip-damaged\.$/),
    });
    const { keys, said } = await read(damaged, { skipsDamaged: true });
    expect([keys, said]).toEqual([['h:1'], ['Skipped: f is missing.']]);
  });
});

describe('The items of a restore', () => {
  const seconds = (hours: number): Item => ({
    expires_at: { N: String(NOW.getTime() / 1_000 + hours * 3_600) },
  });

  it('items are left out when they have expired, mention an erased user, or belong to another user', () => {
    expect(isSelected(item('a', seconds(1)), all)).toBe(true);
    expect(isSelected(item('a', seconds(-1)), all)).toBe(false);
    const erased = { ...all, erased: new Set([JON]) };
    expect(isSelected(item('a'), erased)).toBe(true);
    expect(isSelected(item('a', {}, JON), erased)).toBe(false);
    expect(isSelected(item('friend#x', { other: { M: { id: { S: `user ${JON}!` } } } }), erased)).toBe(false);
    expect(isSelected(item('a', {}, JON), { ...all, user: MARA })).toBe(false);
  });

  it('items of a user can get the ID of the new account', () => {
    expect(withUser(item('a', { user_id: { S: MARA } }), MARA, JON)).toEqual(
      item('a', { user_id: { S: JON } }, JON),
    );
  });

  it('items are compared by type, whatever their order, their attributes’ order and the order of sets', () => {
    const digestOf = (...items: Item[]): Digest => {
      const digest: Digest = new Map();
      for (const each of items) addItem(digest, each);
      return digest;
    };
    const [one, two] = [item('weight#1', { v: { SS: ['a', 'b'] } }), item('weight#2')];
    const same = { v: { SS: ['b', 'a'] }, sk: { S: 'weight#1' }, pk: { S: `user#${MARA}` } };
    expect(differences(digestOf(one, two), digestOf(two, same))).toEqual([]);
    expect(differences(digestOf(one, two), digestOf(one))).toEqual([
      'weight: 2 items in the backup, 1 in the table',
    ]);
    expect(differences(digestOf(two), digestOf(item('weight#3')))).toEqual([
      'weight: 1 items in both, with different contents',
    ]);
  });

  it('items that DynamoDB did not process are sent again, and binary values as bytes', async () => {
    const sent: unknown[][] = [];
    const client = {
      send: async ({ input }: { input: { RequestItems: { Meals: unknown[] } } }) => {
        const requests = input.RequestItems.Meals;
        sent.push(requests);
        return sent.length < 3 ? { UnprocessedItems: { Meals: requests.slice(1) } } : {};
      },
    } as unknown as DynamoDBClient;
    await writeItems(client, 'Meals', [item('a'), item('b'), item('c', { b: { B: 'aGk=' } })]);
    expect(sent.map(({ length }) => length)).toEqual([3, 2, 1]);
    expect(sent[2]).toEqual([
      { PutRequest: { Item: { pk: { S: `user#${MARA}` }, sk: { S: 'c' }, b: { B: Buffer.from('hi') } } } },
    ]);
  });
});
