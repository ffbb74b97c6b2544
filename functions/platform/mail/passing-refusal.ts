/**
 * Permanent rejections of an email, mostly because of its address.
 * Source: Amazon SES API v2 Reference, 'SendEmail', Errors.
 */
const final: ReadonlySet<string> = new Set(['MessageRejected', 'BadRequestException']);

/**
 * Returns whether SES rejected an email temporarily, so that it was certainly not sent. After a timeout or server error
 * this is unknown.
 */
export const isPassingRefusal = (error: unknown): boolean => {
  if (error instanceof Error && final.has(error.name)) return false;
  const status =
    (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500;
};
