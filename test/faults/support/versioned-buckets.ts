import { AwsError } from '#infra/local/gateway/aws-error.ts';
import { createS3 } from '#infra/local/services/s3/s3.ts';
import { openStore } from '#infra/local/store.ts';
import { resource } from '#test/infra/local/gateway/aws-endpoint.ts';
import { temporaryFolder } from '#test/infra/local/gateway/temporary-folder.ts';
import type { ServiceAnswer, ServiceRequest } from '#test/support/faulty-service.ts';

const PHOTOS = 'photos-bucket';
const RECORDINGS = 'recordings-bucket';

const bucketOf = (key: string): string => (/^(?:recordings|results)\//.test(key) ? RECORDINGS : PHOTOS);

/** Opens the local S3 with a versioned bucket of photos and a bucket of recordings, without signatures. */
export const openBuckets = () => {
  const s3 = createS3({ store: openStore(':memory:'), dir: temporaryFolder(), clock: () => new Date() });
  const resources = [
    resource('AWS::S3::Bucket', 'Photos', {
      BucketName: PHOTOS,
      VersioningConfiguration: { Status: 'Enabled' },
    }),
    resource('AWS::S3::Bucket', 'Recordings', { BucketName: RECORDINGS }),
  ];
  s3.configureBuckets({ resources, byType: () => resources, byId: () => undefined });
  const { objects, service } = s3;

  return {
    serve: async ({ method, path: rawUrl, headers, body }: ServiceRequest): Promise<ServiceAnswer> => {
      const { pathname: path, searchParams: query } = new URL(rawUrl, 'http://s3');
      const request = { method, rawUrl, path, query, headers, body };
      try {
        return await service.handle(request);
      } catch (error) {
        const refused = error instanceof AwsError && service.refuse?.(request, error);
        if (refused) return refused;
        throw error;
      }
    },
    put: async (key: string): Promise<void> => void (await objects.put(bucketOf(key), key, 'content')),
    remove: async (key: string): Promise<void> => void (await objects.delete(bucketOf(key), key)),
    /** Lists the keys of all versions, with `-` for delete markers. */
    all: async (): Promise<string[]> =>
      [...(await objects.versions(PHOTOS)), ...(await objects.versions(RECORDINGS))].map(({ key, file }) =>
        file === null ? `-${key}` : key,
      ),
  };
};
