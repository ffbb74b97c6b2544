import type { ApiEvent } from './parse-request.ts';

/** The body as it was sent: the gateway packs what is no text by its type. */
export const bodyText = ({
  body = '',
  isBase64Encoded,
}: Pick<ApiEvent, 'body' | 'isBase64Encoded'>): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
