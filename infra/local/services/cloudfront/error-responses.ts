import type { EdgeResponse } from '../../http-server/http-message.ts';

/** Creates an error document in the format of CloudFront and S3. */
export const xmlErrorResponse = (status: number, code: string, message: string): EdgeResponse => ({
  status,
  headers: [['Content-Type', 'application/xml']],
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});

const page = (status: number, title: string, sentence: string): EdgeResponse => ({
  status,
  headers: [['Content-Type', 'text/html']],
  body: `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${sentence}</p></body></html>`,
});

/** Source: Amazon CloudFront Developer Guide, 'HTTP 403 status code (Permission Denied)'. */
export const methodNotAllowed = (): EdgeResponse =>
  page(
    403,
    '403 ERROR: The request could not be satisfied.',
    'This distribution is not configured to allow the HTTP request method that was used for this request.',
  );

/** Source: Amazon CloudFront Developer Guide, 'HTTP 503 status code (Service Unavailable)', function errors. */
export const edgeFunctionFailed = (reason: string): EdgeResponse =>
  page(
    503,
    '503 ERROR: The request could not be satisfied.',
    `The CloudFront function could not run: ${reason}`,
  );

/** Source: Amazon CloudFront Developer Guide, 'HTTP 502 status code (Bad Gateway)'. */
export const originFailed = (): EdgeResponse =>
  page(
    502,
    '502 ERROR: The request could not be satisfied.',
    'The origin could not answer. See the terminal for the cause.',
  );
