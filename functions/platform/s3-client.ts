import { S3Client } from '@aws-sdk/client-s3';
import { callLimits } from './call-limits.ts';

/** Creates a client for objects. @param silence maximum wait for a response, ms */
export const createS3Client = (silence: number, maxAttempts = 2): S3Client =>
  new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: callLimits(silence),
    maxAttempts,
  });
