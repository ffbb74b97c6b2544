import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { FileAnswer } from '#shared/http/file-answer.ts';

/** Creates a file response. Never cached, since it belongs to one user. */
export const fileBody = (
  status: number,
  { name, type, bytes }: FileAnswer,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    'content-type': type,
    ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
    'cache-control': 'no-store',
  },
  body: Buffer.from(bytes).toString('base64'),
  isBase64Encoded: true,
});
