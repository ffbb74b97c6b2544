import { AwsError } from './aws-error.ts';
import type { SignatureClaim } from './signature-claim.ts';

const MAX_SKEW_MS = 15 * 60_000;

const parseAmzDate = (amzDate: string): Date => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate);
  const [year, month, day, hour, minute, second] = (parts ?? []).slice(1);
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(date.getTime())) {
    throw new AwsError(
      'AccessDenied',
      `AWS authentication requires a valid x-amz-date; got ${amzDate}.`,
      403,
    );
  }
  return date;
};

const skewed = (signedAt: Date, now: Date): AwsError =>
  new AwsError(
    'RequestTimeTooSkewed',
    `The difference between the request time (${signedAt.toISOString()}) and the current time (${now.toISOString()}) is too large.`,
    403,
  );

/**
 * Checks that a signature is current: within 15 minutes, or within a presigned URL's lifetime.
 * @throws AwsError RequestTimeTooSkewed, or AccessDenied for an expired URL
 */
export const checkSigningTime = ({ amzDate, scope, expiresSeconds }: SignatureClaim, now: Date): void => {
  const signedAt = parseAmzDate(amzDate);
  if (!amzDate.startsWith(scope.day)) {
    throw new AwsError(
      'AuthorizationHeaderMalformed',
      'The date in the credential is not that of x-amz-date.',
      400,
    );
  }
  const age = now.getTime() - signedAt.getTime();
  if (-age > MAX_SKEW_MS) throw skewed(signedAt, now);
  if (expiresSeconds === undefined && age > MAX_SKEW_MS) throw skewed(signedAt, now);
  if (expiresSeconds !== undefined && age > expiresSeconds * 1000) {
    throw new AwsError('AccessDenied', 'Request has expired', 403, {
      Expires: new Date(signedAt.getTime() + expiresSeconds * 1000).toISOString(),
      ServerTime: now.toISOString(),
    });
  }
};
