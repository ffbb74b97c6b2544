import { GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import type { Mailbox } from './mailbox.ts';
import { parseEmail, type ReceivedEmail } from './parse-email.ts';

interface Settings {
  s3: S3Client;
  bucket: string;
  domain: string;
  /** Older emails belong to other walks. */
  since: Date;
}

/** Clocks of S3 and this machine may differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Reads the bucket in which SES stores each email as an object. An email is read once. */
export const createBucketMailbox = ({ s3, bucket, domain, since }: Settings): Mailbox => {
  const read = new Map<string, ReceivedEmail>();
  const oldest = since.getTime() - CLOCK_TOLERANCE_MS;

  const readNew = async (): Promise<void> => {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket }))
      for (const { Key = '', LastModified } of Contents) {
        if (read.has(Key) || (LastModified?.getTime() ?? 0) < oldest) continue;
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
        if (Body) read.set(Key, await parseEmail(await Body.transformToByteArray()));
      }
  };

  return {
    domain,
    emailsTo: async (address) => {
      await readNew();
      return [...read.values()].filter(({ recipients }) => recipients.includes(address.toLowerCase()));
    },
  };
};
