import { type HeaderList, headerOf } from '../../http-server/http-message.ts';

/** Content types whose body is sent as text. HTTP APIs encode everything else, including forms, as base64. */
const readable = /^(?:text\/.*|application\/(?:json|javascript|xml)|application\/.*\+(?:json|xml))$/;

const isText = (headers: HeaderList): boolean => {
  if (headerOf(headers, 'content-encoding')) return false;
  const type = headerOf(headers, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type === undefined || readable.test(type);
};

/** Encodes a body for the event; returns no fields when the request has no body. */
export const encodeBody = (
  body: Buffer,
  headers: HeaderList,
): { body?: string; isBase64Encoded: boolean } => {
  if (body.length === 0) return { isBase64Encoded: false };
  return isText(headers)
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };
};
