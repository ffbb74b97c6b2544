import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createDailyCleanup } from '#infra/local/clock/daily-cleanup.ts';
import { resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { temporaryFolder } from '../../gateway/temporary-folder.ts';

const resources = [
  resource('AWS::S3::Bucket', 'Photos', {
    BucketName: 'photos',
    LifecycleConfiguration: {
      Rules: [
        { Id: 'incoming', Status: 'Enabled', Prefix: 'incoming/', ExpirationInDays: 1 },
        { Id: 'off', Status: 'Disabled', Prefix: 'kept/', ExpirationInDays: 1 },
      ],
    },
  }),
];

const running: AwsEndpoint[] = [];

const start = async (dataDir = temporaryFolder()): Promise<AwsEndpoint> => {
  const endpoint = await startAwsEndpoint({ resources, dataDir });
  running.push(endpoint);
  return endpoint;
};

afterEach(async () => {
  for (const endpoint of running.splice(0)) await endpoint.stop();
});

const filesIn = (dataDir: string): string[] => readdirSync(join(dataDir, 's3', 'photos'));

describe('S3: durability', () => {
  it('keeps objects over a restart, each in one file', async () => {
    const first = await start();
    await first.s3.objects.put('photos', 'a', 'old', { contentType: 'text/plain' });
    await first.s3.objects.put('photos', 'a', 'new', { contentType: 'text/html', metadata: { by: 'u1' } });
    await running.pop()?.stop();
    const second = await start(first.dataDir);
    const object = await second.s3.objects.get('photos', 'a');
    expect(object?.body.toString()).toBe('new');
    expect(object).toMatchObject({ contentType: 'text/html', metadata: { by: 'u1' } });
    expect(filesIn(first.dataDir)).toHaveLength(1);
  });

  it('ignores leftovers of a killed write', async () => {
    const first = await start();
    await first.s3.objects.put('photos', 'a', 'whole');
    await running.pop()?.stop();
    const folder = join(first.dataDir, 's3', 'photos');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.partial`), 'ha');
    writeFileSync(join(folder, randomUUID()), 'written, never committed');
    writeFileSync(join(folder, 'notes.txt'), 'of somebody else');
    const second = await start(first.dataDir);
    await expect(second.s3.objects.list('photos')).resolves.toHaveLength(1);
    expect((await second.s3.objects.get('photos', 'a'))?.body.toString()).toBe('whole');
    expect(filesIn(first.dataDir)).toHaveLength(2);
    expect(filesIn(first.dataDir)).toContain('notes.txt');
  });

  it('keeps objects complete when the writing process is killed', async () => {
    const dataDir = temporaryFolder();
    const script = fileURLToPath(new URL('killed-writer.ts', import.meta.url));
    const writer = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
    for (let writes = 0; writes < 20;) {
      const [dots] = await once(writer.stdout, 'data');
      writes += String(dots).length;
    }
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const { s3 } = await start(dataDir);
    const object = await s3.objects.get('photos', 'busy');
    expect(object?.body.toString()).toMatch(/^(.)\1{299999}$/);
    expect(filesIn(dataDir)).toHaveLength(1);
  });

  it('stores one of several concurrent contents, never a mixture', async () => {
    const { s3, dataDir } = await start();
    const contents = Array.from({ length: 8 }, (_, n) => String(n).repeat(200_000));
    const reads: Promise<unknown>[] = [];
    await Promise.all(
      contents.map(async (content) => {
        await s3.objects.put('photos', 'busy', content);
        reads.push(
          s3.objects
            .get('photos', 'busy')
            .then((object) => expect(contents).toContain(object?.body.toString())),
        );
      }),
    );
    await Promise.all(reads);
    expect(filesIn(dataDir)).toHaveLength(1);
  });
});

describe('S3: lifecycle rules', () => {
  it('lifecycle rules delete the objects of their prefix at midnight after the configured days', async () => {
    const { s3, clock } = await start();
    for (const key of ['incoming/1', 'incoming/2', 'kept/1', 'other'])
      await s3.objects.put('photos', key, 'x');
    const midnight = Math.ceil((clock.now().getTime() + 86_400_000) / 86_400_000) * 86_400_000;
    await expect(s3.expireNow(new Date(midnight - 1))).resolves.toBe(0);
    await expect(s3.expireNow(new Date(midnight))).resolves.toBe(2);
    const left = await s3.objects.list('photos');
    expect(left.map(({ key }) => key)).toEqual(['kept/1', 'other']);
  });

  it('lifecycle rules apply when the local cloud starts', async () => {
    const { s3, clock } = await start();
    await s3.objects.put('photos', 'incoming/1', 'x');
    clock.advance(3 * 86_400);
    s3.configureBuckets({ resources, byType: () => resources, byId: () => undefined });
    await createDailyCleanup(clock.now, () => s3.expireNow(clock.now())).tick();
    expect(await s3.objects.list('photos')).toEqual([]);
  });
});
