import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Creates a JSON response. Never cached, since it belongs to one user. */
export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});
