import { STATUS_CODES } from 'node:http';
import { recordOf, recordsOf } from '../../record.ts';
import {
  type EdgeRequest,
  type EdgeResponse,
  type HeaderList,
  valuesOf,
} from '../../http-server/http-message.ts';
import { textIn } from './read-property.ts';

type Valued = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** Groups pairs by name: `value` is the first one; several values are all listed in `multiValue`. */
const valued = (pairs: HeaderList): Valued =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, group]) => {
      const values = group.map(([, value]) => ({ value }));
      const { value = '' } = values[0] ?? {};
      return [name, values.length > 1 ? { value, multiValue: values } : { value }];
    }),
  );

const pairOf = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const cookiePairs = (request: EdgeRequest): HeaderList =>
  valuesOf(request.headers, 'cookie').flatMap((value) => value.split(/;\s*/).filter(Boolean).map(pairOf));

/**
 * Creates the event of a viewer-request function.
 * Source: Amazon CloudFront Developer Guide, 'CloudFront Functions event structure'.
 */
export const viewerRequestEvent = (request: EdgeRequest) => ({
  viewer: { ip: request.viewer.ip },
  request: {
    method: request.method,
    uri: request.path,
    querystring: valued(request.query.split('&').filter(Boolean).map(pairOf)),
    headers: valued(
      request.headers
        .map(([name, value]) => [name.toLowerCase(), value] as const)
        .filter(([name]) => name !== 'cookie'),
    ),
    cookies: valued(cookiePairs(request)),
  },
});

const isCookie = ([name]: HeaderList[number]): boolean => name.toLowerCase() === 'set-cookie';

const setCookies = (headers: HeaderList): Record<string, { value: string; attributes: string }> =>
  Object.fromEntries(
    headers.filter(isCookie).map(([, line]) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name, value] = pairOf(pair);
      return [name, { value, attributes: attributes.join('; ') }];
    }),
  );

/** Creates the event of a viewer-response function: the viewer's original request and the response without its body. */
export const viewerResponseEvent = (request: EdgeRequest, { status, headers }: EdgeResponse) => ({
  ...viewerRequestEvent(request),
  response: {
    statusCode: status,
    statusDescription: STATUS_CODES[status] ?? '',
    headers: valued(
      headers
        .filter((header) => !isCookie(header))
        .map(([name, value]) => [name.toLowerCase(), value] as const),
    ),
    cookies: setCookies(headers),
  },
});

const pairsOf = (source: unknown): [string, string][] =>
  Object.entries(recordOf(source)).flatMap(([name, entry]) => {
    const several = recordsOf(recordOf(entry)['multiValue']);
    const entries = several.length > 0 ? several : [recordOf(entry)];
    return entries.map((single): [string, string] => [name, textIn(single, 'value')]);
  });

const bodyOf = (body: unknown): string | Buffer => {
  if (typeof body === 'string') return body;
  const { encoding, data } = recordOf(body);
  return Buffer.from(typeof data === 'string' ? data : '', encoding === 'base64' ? 'base64' : 'utf8');
};

const cookieLines = (cookies: unknown): HeaderList =>
  Object.entries(recordOf(cookies)).map(([name, cookie]) => {
    const attributes = textIn(cookie, 'attributes');
    return ['Set-Cookie', `${name}=${textIn(cookie, 'value')}${attributes && `; ${attributes}`}`];
  });

/**
 * Applies a function's result to the request: returns an immediate response or the modified request. The method cannot
 * be changed.
 */
export const applyRequestResult = (request: EdgeRequest, result: unknown): EdgeRequest | EdgeResponse => {
  const { statusCode, headers, cookies, body, querystring, uri } = recordOf(result);
  if (typeof statusCode === 'number') {
    return {
      status: statusCode,
      headers: [...pairsOf(headers), ...cookieLines(cookies)],
      body: bodyOf(body),
    };
  }
  const cookieText = pairsOf(cookies).map((pair) => pair.join('='));
  return {
    ...request,
    path: typeof uri === 'string' ? uri : request.path,
    query: pairsOf(querystring)
      .map(([name, value]) =>
        value === '' && !request.query.includes(`${name}=`) ? name : `${name}=${value}`,
      )
      .join('&'),
    headers: [
      ...pairsOf(headers),
      ...(cookieText.length > 0 ? [['cookie', cookieText.join('; ')] as const] : []),
    ],
  };
};

/** Applies a function's result to the response. Keeps the origin's body if the result has none. */
export const applyResponseResult = (response: EdgeResponse, result: unknown): EdgeResponse => {
  const { statusCode, headers, cookies, body } = recordOf(result);
  if (typeof statusCode !== 'number') throw new Error('it returned no response');
  return {
    status: statusCode,
    headers: [...pairsOf(headers), ...cookieLines(cookies)],
    body: body === undefined ? response.body : bodyOf(body),
  };
};
