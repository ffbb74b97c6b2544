import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** An answer of the API. Nothing of it may be kept by a cache: it is one person's. */
export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});
