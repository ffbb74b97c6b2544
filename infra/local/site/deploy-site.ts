import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, recordsOf, textOf } from '../record.ts';
import type { LocalStack, Resource } from '../template/model.ts';
import { contentTypeOf } from './content-types.ts';
import { withClockScript } from '../clock/clock-script.ts';
import { type Markers, replaceMarkers } from './markers.ts';

/** The destination of the files. */
export interface SiteObjects {
  put(
    bucket: string,
    key: string,
    body: Buffer,
    attributes: { contentType: string; cacheControl?: string },
  ): Promise<unknown>;
  list(
    bucket: string,
    prefix: string,
  ): Promise<{ key: string; etag: string; cacheControl?: string | undefined }[]>;
  delete(bucket: string, key: string): Promise<unknown>;
}

const knownProperties = new Set([
  'DestinationBucketKeyPrefix',
  'DestinationBucketName',
  'DistributionId',
  'DistributionPaths',
  'OutputObjectKeys',
  'Prune',
  'RetainOnDelete',
  'ServiceToken',
  'SourceBucketNames',
  'SourceMarkers',
  'SourceMarkersConfig',
  'SourceObjectKeys',
  'SystemMetadata',
  'WaitForDistributionInvalidation',
]);

const markersOf = ({ properties }: Resource, source: number): Markers => {
  const { jsonEscape, ...unknown } = recordsOf(properties['SourceMarkersConfig'])[source] ?? {};
  const [setting] = Object.keys(unknown);
  if (setting !== undefined)
    throw new Error(`The local cloud does not support the marker setting ${setting}.`);
  return { values: recordsOf(properties['SourceMarkers'])[source] ?? {}, jsonEscape: jsonEscape === true };
};

/** Returns the files of a staged asset, by key. The assembly stores `HASH.zip` as the folder `asset.HASH`. */
const filesOf = (assemblyDir: string, objectKey: string, markers: Markers): [string, Buffer][] => {
  const folder = join(assemblyDir, `asset.${objectKey.replace(/\.zip$/, '')}`);
  // A star does not match names that begin with a dot.
  return globSync(['**/*', '.well-known/*'], { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const body = replaceMarkers(readFileSync(join(folder, file)), markers);
      return [file, /^(app|auth)\.html$/.test(file) ? withClockScript(body) : body];
    });
};

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const deploy = async (deployment: Resource, assemblyDir: string, objects: SiteObjects): Promise<void> => {
  const { properties } = deployment;
  const unknown = Object.keys(properties).find((name) => !knownProperties.has(name));
  if (unknown)
    throw new Error(`The local cloud does not support the setting ${unknown} of ${deployment.id}.`);
  const bucket = String(properties['DestinationBucketName']);
  const folder = textOf(properties['DestinationBucketKeyPrefix']);
  const prefix = folder === undefined ? '' : `${folder.replace(/\/$/, '')}/`;
  const cacheControl = textOf(recordOf(properties['SystemMetadata'])['cache-control']);
  const sources = Array.isArray(properties['SourceObjectKeys'])
    ? properties['SourceObjectKeys'].map(String)
    : [];
  const files = new Map(
    sources.flatMap((objectKey, index) => filesOf(assemblyDir, objectKey, markersOf(deployment, index))),
  );

  const present = new Map((await objects.list(bucket, prefix)).map((object) => [object.key, object]));
  for (const [file, body] of files) {
    const key = prefix + file;
    const known = present.get(key);
    if (known?.etag === etagOf(body) && known.cacheControl === cacheControl) continue;
    const attributes = { contentType: contentTypeOf(file) };
    await objects.put(
      bucket,
      key,
      body,
      cacheControl === undefined ? attributes : { ...attributes, cacheControl },
    );
  }
  if (properties['Prune'] === false) return;
  for (const key of present.keys())
    if (!files.has(key.slice(prefix.length))) await objects.delete(bucket, key);
};

/**
 * Replaces CDK's bucket deployments: uploads the built site and its configuration to the bucket.
 * @param assemblyDir folder of the synthesized template
 * @throws Error that names an unsupported setting
 */
export const deploySite = async (
  stack: LocalStack,
  assemblyDir: string,
  objects: SiteObjects,
): Promise<void> => {
  // Follows the template's order, in which CDK writes dependencies first.
  for (const deployment of stack.byType('Custom::CDKBucketDeployment'))
    await deploy(deployment, assemblyDir, objects);
};
