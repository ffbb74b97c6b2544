import { type EdgeResponse, type HeaderList, headerOf } from '../../http-server/http-message.ts';
import { isRecord, recordOf } from '../../record.ts';
import { gatewayAnswer, requestIdHeader } from './gateway-answer.ts';

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Parses the headers and cookies of a result; returns undefined when API Gateway would reject them. */
const headersOf = ({ headers = {}, cookies = [] }: Record<string, unknown>): HeaderList | undefined => {
  const fields = Object.entries(recordOf(headers));
  if (!isRecord(headers ?? {}) || !fields.every(([, value]) => isScalar(value))) return undefined;
  if (!Array.isArray(cookies) || !cookies.every((cookie) => typeof cookie === 'string')) return undefined;
  return [
    ...fields.map(([name, value]) => [name, String(value)] as const),
    ...cookies.map((cookie) => ['Set-Cookie', cookie] as const),
  ];
};

const withType = (headers: HeaderList): HeaderList =>
  headerOf(headers, 'content-type') ? headers : [...headers, ['Content-Type', 'text/plain;charset=UTF-8']];

/**
 * Converts a function's result (payload format 2.0) into a response. Without a status code the whole result becomes
 * the body of a 200. A result with a status code that violates the format becomes the gateway's 500.
 * Source: Amazon API Gateway Developer Guide, 'Create AWS Lambda proxy integrations for HTTP APIs'.
 */
export const responseOf = (result: unknown, requestId: string): EdgeResponse => {
  const id = requestIdHeader(requestId);
  if (!isRecord(result) || result['statusCode'] === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return { status: 200, headers: [['Content-Type', 'application/json'], ...id], body };
  }
  const { statusCode, body = '', isBase64Encoded = false } = result;
  const status = Number(statusCode);
  const headers = headersOf(result);
  const isStatus = Number.isInteger(status) && status >= 100 && status <= 599;
  if (!isStatus || !headers || typeof body !== 'string') return gatewayAnswer('internalError', requestId);
  const bytes = isBase64Encoded === true ? Buffer.from(body, 'base64') : body;
  return { status, headers: [...(body === '' ? headers : withType(headers)), ...id], body: bytes };
};
