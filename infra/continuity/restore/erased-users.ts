import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { ERASED_FOLDER } from '#shared/account/erased-users.ts';

const listIn = async (s3: S3Client, bucket: string): Promise<string[]> => {
  const users: string[] = [];
  const Prefix = `${ERASED_FOLDER}/`;
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix }))
    users.push(...Contents.flatMap(({ Key }) => Key?.slice(Prefix.length) ?? []));
  return users;
};

/**
 * Returns the users whose accounts were erased, from all buckets that exist: one of them may be what was lost.
 * @throws Error if none of the buckets can be read, because erased users would come back
 */
export const readErasedUsers = async (
  buckets: readonly { s3: S3Client; bucket: string }[],
): Promise<Set<string>> => {
  const lists = await Promise.allSettled(buckets.map(({ s3, bucket }) => listIn(s3, bucket)));
  const read = lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
  if (read.length === 0)
    throw new Error(
      `The list of erased users could not be read from ${buckets.map(({ bucket }) => bucket).join(' or ')}. ` +
        'Nothing is restored without it, because erased users would come back.',
    );
  return new Set(read.flat());
};
