import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { FileAnswer } from '#shared/http/file-answer.ts';

/** How long the client of a file with an entity tag does not have to ask again, in seconds. */
const FRESH_SECONDS = 300;

/** Creates a file response. It belongs to one user: never cached, or with an entity tag only by the client. */
export const fileBody = (
  status: number,
  { name, type, bytes, etag, isUnmodified = false }: FileAnswer,
): APIGatewayProxyStructuredResultV2 => {
  const caching: Record<string, string> =
    etag === undefined
      ? { 'cache-control': 'no-store' }
      : { 'cache-control': `private, max-age=${FRESH_SECONDS}`, etag };
  if (isUnmodified) return { statusCode: 304, headers: caching };
  return {
    statusCode: status,
    headers: {
      'content-type': type,
      ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
      ...caching,
    },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  };
};
