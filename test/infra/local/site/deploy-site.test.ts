import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3 } from '#infra/local/services/s3/s3.ts';
import type { ObjectStore } from '#infra/local/services/s3/object-store.ts';
import { deploySite } from '#infra/local/site/deploy-site.ts';
import { openStore } from '#infra/local/store.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';

let folder = '';
let objects: ObjectStore;

const clock = () => new Date('2026-11-20T12:00:00Z');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platewise-site-'));
  objects = createS3({ store: openStore(':memory:'), dir: join(folder, 's3'), clock }).objects;
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (path: string, content: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

const stackOf = (deployment: Record<string, unknown>) =>
  resolveTemplate(
    {
      Parameters: { LocalOrigin: { Type: 'String' } },
      Resources: {
        Site: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'site' } },
        Deployment: {
          Type: 'Custom::CDKBucketDeployment',
          Properties: {
            ServiceToken: 'x',
            SourceBucketNames: ['a'],
            DestinationBucketName: { Ref: 'Site' },
            Prune: false,
            ...deployment,
          },
        },
      },
    },
    { parameters: { LocalOrigin: 'http://localhost:3100' }, awsEndpoint: '' },
  );

const deploy = (deployment: Record<string, unknown>): Promise<void> =>
  deploySite(stackOf(deployment), folder, objects);

const keys = async () => (await objects.list('site', '')).map(({ key }) => key);

describe("The deployment of the site's files", () => {
  it("the deployment of the site's files uploads them with their type and cache rule", async () => {
    file('asset.abc/index.html', '<p>hello</p>');
    file('asset.abc/deep/app.js', 'go()');
    await deploy({
      SourceObjectKeys: ['abc.zip'],
      DestinationBucketKeyPrefix: 'assets',
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
    expect(await keys()).toEqual(['assets/deep/app.js', 'assets/index.html']);
    const page = await objects.get('site', 'assets/index.html');
    expect(page).toMatchObject({ contentType: 'text/html', cacheControl: 'no-cache' });
    expect(page?.body.toString()).toBe('<p>hello</p>');
  });

  it("the deployment of the site's files replaces their markers by local values", async () => {
    file('asset.one/config.json', '{"origin":"<<marker:0>>","other":"<<marker:1>>"}');
    file('asset.two/plain.txt', 'nothing of <<marker:0>>');
    await deploy({
      SourceObjectKeys: ['one.zip', 'two.zip'],
      SourceMarkers: [{ '<<marker:0>>': { Ref: 'LocalOrigin' }, '<<marker:1>>': 'say "hi"' }, {}],
      SourceMarkersConfig: [{ jsonEscape: true }, {}],
    });
    const config = (await objects.get('site', 'config.json'))?.body.toString() ?? '';
    expect(JSON.parse(config)).toEqual({ origin: 'http://localhost:3100', other: 'say "hi"' });
    expect((await objects.get('site', 'plain.txt'))?.body.toString()).toBe('nothing of <<marker:0>>');
  });

  it("the deployment of the site's files skips files that already exist", async () => {
    file('asset.abc/index.html', 'same');
    await deploy({ SourceObjectKeys: ['abc.zip'] });
    const writes: string[] = [];
    const watched = { ...objects, put: async (_bucket: string, key: string) => void writes.push(key) };
    await deploySite(stackOf({ SourceObjectKeys: ['abc.zip'] }), folder, watched);
    expect(writes).toEqual([]);
  });

  it("the deployment of the site's files keeps files of an earlier version unless it prunes", async () => {
    file('asset.one/old.js', '1');
    file('asset.two/new.js', '2');
    await deploy({ SourceObjectKeys: ['one.zip'] });
    await deploy({ SourceObjectKeys: ['two.zip'] });
    expect(await keys()).toEqual(['new.js', 'old.js']);
    await deploy({ SourceObjectKeys: ['two.zip'], Prune: true });
    expect(await keys()).toEqual(['new.js']);
  });

  it("the deployment of the site's files stops the start with the name of an unsupported setting", async () => {
    await expect(deploy({ SourceObjectKeys: [], Exclude: ['*.map'] })).rejects.toThrow('Exclude');
  });
});
