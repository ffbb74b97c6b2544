import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createS3Client } from '../platform/s3-client.ts';

const SILENCE_MS = 10_000;

export interface ListedPhoto {
  key: string;
  storedAt: Date;
}

/** Pages through the stored photos by key. Uploads and exports are not listed: the bucket deletes them after a day. */
export const createPhotoList = (bucket: string) => {
  const client = createS3Client(SILENCE_MS);
  return {
    pages: async function* (): AsyncGenerator<ListedPhoto[]> {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: 'photos/', ContinuationToken }),
        );
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key !== undefined && LastModified ? [{ key: Key, storedAt: LastModified }] : [],
        );
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
};

export type PhotoList = ReturnType<typeof createPhotoList>;
