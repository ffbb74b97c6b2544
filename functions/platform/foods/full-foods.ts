import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';
import { callLimits } from '../call-limits.ts';

const SILENCE_MS = 4_000;

/** S3 location of a full food table. */
export interface FullFoods {
  bucket: string;
  /** SHA-256 of the object in hexadecimal, followed by `.foods`. */
  key: string;
}

/**
 * Reads a full food table from its bucket.
 * @throws the SDK's error, or an error if the object does not match its hash
 */
export const readFullFoods = async ({ bucket, key }: FullFoods): Promise<FoodKnowledge> => {
  const client = new S3Client({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 2 });
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (key !== `${hash}.foods`)
    throw new Error(`The food table ${key} is damaged: its bytes hash to ${hash}.`);
  return readTable(brotliDecompressSync(bytes));
};
