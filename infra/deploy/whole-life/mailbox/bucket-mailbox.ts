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

/** Our emails are smaller. Anyone can send larger ones to the domain. */
const MAX_BYTES = 1_000_000;
/** Clocks of S3 and this machine may differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Reads the bucket in which SES stores each email as an object. An email is read once, and one of someone else is ignored. */
export const createBucketMailbox = ({ s3, bucket, domain, since }: Settings): Mailbox => {
  /** Null for an email that cannot be parsed. */
  const read = new Map<string, ReceivedEmail | null>();
  const oldest = since.getTime() - CLOCK_TOLERANCE_MS;

  const readNew = async (): Promise<void> => {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket }))
      for (const { Key = '', LastModified, Size = 0 } of Contents) {
        if (read.has(Key) || Size > MAX_BYTES || (LastModified?.getTime() ?? 0) < oldest) continue;
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
        const raw = await Body?.transformToByteArray();
        read.set(Key, raw ? await parseEmail(raw).catch(() => null) : null);
      }
  };

  return {
    domain,
    emailsTo: async (address) => {
      await readNew();
      return [...read.values()].filter(
        (email) => email?.recipients.includes(address.toLowerCase()) === true,
      ) as ReceivedEmail[];
    },
  };
};
