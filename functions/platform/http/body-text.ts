import type { ApiEvent } from './api-event.ts';

/** Returns the body as sent. API Gateway encodes binary content types as base64. */
export const bodyText = ({
  body = '',
  isBase64Encoded,
}: Pick<ApiEvent, 'body' | 'isBase64Encoded'>): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
