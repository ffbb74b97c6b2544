import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { chooseBackup } from '#infra/continuity/backup/choose-backup.ts';
import { type ExportSummary, parseFiles, parseSummary } from '#infra/continuity/backup/manifest.ts';
import { chooseDrill } from '#infra/continuity/drill/choose-drill.ts';
import type { Resources } from '#infra/continuity/resources.ts';
import { findBackup } from '#infra/continuity/restore/restore.ts';
import { readRestoreOptions } from '#infra/continuity/options.ts';

const ARN = 'arn:aws:dynamodb:us-east-1:111111111111:table/Meals';
const day = (count: number): Date => new Date(Date.UTC(2026, 10, count));
const made = (id: string, from: number | null, to: number, tableArn = ARN): ExportSummary => ({
  id,
  tableArn,
  from: from === null ? null : day(from),
  to: day(to),
  items: 1,
  filesKey: '',
  prefix: '',
});
const idsOf = (exports: readonly ExportSummary[], until = 30) => {
  const backup = chooseBackup(exports, day(until));
  return backup && [backup.full, ...backup.changes].map(({ id }) => id).join(' ');
};

describe('The manifests of an export', () => {
  const summary = {
    version: '2023-08-01',
    exportArn: `${ARN}/export/01695097218000-d6299cbd`,
    startTime: '2026-11-19T04:20:18.000Z',
    endTime: '2026-11-19T04:40:24.780Z',
    tableArn: ARN,
    tableId: '12345a12-abcd-123a-ab12-1234abc12345',
    s3Bucket: 'backups',
    s3Prefix: 'table',
    s3SseAlgorithm: 'AES256',
    s3SseKmsKeyId: null,
    manifestFilesS3Key: 'AWSDynamoDB/01695097218000-d6299cbd/manifest-files.json',
    billedSizeBytes: 20_901_239_349,
    itemCount: 9,
    outputFormat: 'DYNAMODB_JSON',
  };
  const line = (itemCount: number, dataFileS3Key: string) =>
    JSON.stringify({ itemCount, md5Checksum: 'sQMSpEILNgoQmarvDFonGQ==', etag: 'af83-1', dataFileS3Key });

  it('the manifests are read for full and incremental exports, with or without the prefix in their keys', () => {
    const full = parseSummary(JSON.stringify({ ...summary, exportTime: '2026-11-19T04:00:00.000Z' }));
    expect(full).toMatchObject({
      id: '01695097218000-d6299cbd',
      from: null,
      to: new Date('2026-11-19T04:00Z'),
    });
    expect(full?.filesKey).toBe('table/AWSDynamoDB/01695097218000-d6299cbd/manifest-files.json');
    const period = { exportFromTime: '2026-11-18T17:00:00.000Z', exportToTime: '2026-11-19T04:00:00.000Z' };
    const changes = parseSummary(JSON.stringify({ ...summary, ...period }))!;
    expect(changes).toMatchObject({ from: new Date('2026-11-18T17:00Z'), to: new Date('2026-11-19T04:00Z') });
    const files = parseFiles(
      changes,
      `${line(8, 'AWSDynamoDB/data/a.json.gz')}\n${line(1, 'table/b.json.gz')}\n`,
    );
    expect(files.map(({ key }) => key)).toEqual(['table/AWSDynamoDB/data/a.json.gz', 'table/b.json.gz']);
  });

  it('the manifests of other formats are left out, and a list with too few items is damaged', () => {
    expect(
      parseSummary(JSON.stringify({ ...summary, outputFormat: 'ION', exportTime: '2026-11-19T04:00:00Z' })),
    ).toBeNull();
    const full = parseSummary(JSON.stringify({ ...summary, exportTime: '2026-11-19T04:00:00.000Z' }))!;
    expect(() => parseFiles(full, line(8, 'a'))).toThrow('damaged: it has 8 of 9 items');
  });
});

describe('chooseBackup', () => {
  const chain = [made('f1', null, 1), made('c2', 1, 2), made('c3', 2, 3), made('c4', 3, 4)];

  it('takes the newest full export with the changes that follow it without a gap', () => {
    expect(idsOf(chain)).toBe('f1 c2 c3 c4');
    expect(idsOf(chain.filter(({ id }) => id !== 'c3'))).toBe('f1 c2');
    expect(idsOf([...chain, made('f4', null, 4)])).toBe('f4');
    expect(idsOf([made('c2', 1, 2)])).toBeNull();
  });

  it('prefers an older full export whose changes reach further', () => {
    const other = made('f5', null, 5, `${ARN}Old`);
    expect(idsOf([...chain, made('c5', 4, 6), other])).toBe('f1 c2 c3 c4 c5');
    expect(idsOf([...chain, other])).toBe('f5');
  });

  it('ends at the requested time, and never mixes two tables', () => {
    expect(idsOf(chain, 3)).toBe('f1 c2 c3');
    expect(idsOf([...chain, made('x', 4, 5, `${ARN}Old`)])).toBe('f1 c2 c3 c4');
  });
});

describe('findBackup', () => {
  const summaryOf = (tableArn: string) =>
    JSON.stringify({
      exportArn: `${tableArn}/export/1-a`,
      tableArn,
      manifestFilesS3Key: 'files',
      itemCount: 1,
      outputFormat: 'DYNAMODB_JSON',
      exportTime: '2026-11-02T00:00:00.000Z',
    });
  const resourcesWith = (...tables: string[]) => {
    const s3 = Object.assign(new S3Client({ region: 'us-east-1' }), {
      send: async ({ input }: { input: { Key?: string } }) => {
        if (input.Key === undefined)
          return { CommonPrefixes: tables.map((name) => ({ Prefix: `table/AWSDynamoDB/${name}/` })) };
        const body = Buffer.from(summaryOf(input.Key.split('/')[2] ?? ''));
        return { Body: { transformToByteArray: async () => body } };
      },
    });
    return { backups: { s3, bucket: 'backups' }, clock: () => day(9) } as unknown as Resources;
  };

  it('asks for a time when there are backups of several tables: the newest may be of an empty one', async () => {
    await expect(findBackup(resourcesWith('Old', 'New'), null)).rejects.toThrow('backups of 2 tables');
    expect((await findBackup(resourcesWith('Old', 'New'), day(3))).to).toEqual(day(2));
    expect((await findBackup(resourcesWith('Old'), null)).full.tableArn).toBe('Old');
    await expect(findBackup(resourcesWith(), null)).rejects.toThrow(
      'no complete full export until 2026-11-09',
    );
  });
});

describe('chooseDrill', () => {
  const chain = [made('f1', null, 1), made('c2', 1, 2), made('c3', 2, 3)];

  it('compares changes with a full export of the time at which they end, if there is one', () => {
    const plan = chooseDrill([...chain, made('f3', null, 3), made('c4', 3, 4)], day(4));
    expect(plan?.control?.id).toBe('f3');
    expect(plan?.backup.changes.map(({ id }) => id)).toEqual(['c2', 'c3']);
  });

  it('takes the newest backup and requests a full export otherwise', () => {
    const plan = chooseDrill(chain, day(4));
    expect([plan?.control, plan?.backup.to]).toEqual([null, day(3)]);
    const controlled = [...chain, made('f3', null, 3)];
    expect(chooseDrill(controlled, day(3), true)?.control).toBeNull();
    expect(chooseDrill(controlled, day(8))?.control).toBeNull();
    expect(chooseDrill([], day(4))).toBeNull();
  });
});

describe('The options of npm run restore', () => {
  it('the options are parsed, and wrong ones explained', () => {
    const options = readRestoreOptions([
      '--stage',
      'prod',
      '--at',
      '2026-11-28T10:00:00Z',
      '--only',
      'photos',
    ]);
    expect(options).toMatchObject({
      stage: 'prod',
      at: new Date('2026-11-28T10:00Z'),
      only: 'photos',
      user: null,
    });
    expect(() => readRestoreOptions([])).toThrow('--stage prod');
    expect(() => readRestoreOptions(['--stage', 'prod', '--at', 'yesterday'])).toThrow('with a time zone');
    expect(() => readRestoreOptions(['--stage', 'prod', '--only', 'rows'])).toThrow(
      '--only table, --only photos',
    );
    expect(() => readRestoreOptions(['--stage', 'prod', '--as', 'x'])).toThrow('--user OLD --as NEW');
  });
});
