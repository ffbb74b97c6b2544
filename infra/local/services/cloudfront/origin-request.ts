import { randomBytes } from 'node:crypto';
import { addsHeader, type Forwarding, forwards } from './forwarding.ts';
import {
  type EdgeRequest,
  type HeaderList,
  headerOf,
  valuesOf,
  withHeader,
} from '../../http-server/http-message.ts';
import type { ApiOrigin } from './origins.ts';
import { percentDecode } from '../../http-server/percent-decode.ts';

/** Headers that describe the body are always forwarded. */
const ofTheBody = new Set(['content-type', 'content-length', 'content-encoding']);
/** Connection-specific fields (RFC 9110, 7.6.1), and fields with their own rule below. */
const notAsSent = new Set([
  'connection',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
]);

/** Returns whether a viewer can set this header. CloudFront's own headers cannot come from a viewer. */
const isViewerHeader = (name: string): boolean => !notAsSent.has(name) && !name.startsWith('cloudfront-');

const cookieNameOf = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? '';

const cookiesOf = ({ headers }: EdgeRequest, { cookies }: Forwarding): HeaderList => {
  const pairs = valuesOf(headers, 'cookie')
    .flatMap((value) => value.split(/;\s*/))
    .filter(Boolean);
  const kept = pairs.filter((pair) => forwards(cookies, cookieNameOf(pair)));
  return kept.length > 0 ? [['Cookie', kept.join('; ')]] : [];
};

const buildQuery = ({ query }: EdgeRequest, { queryStrings }: Forwarding): string =>
  query
    .split('&')
    .filter((pair) => pair !== '' && forwards(queryStrings, percentDecode(pair.split('=', 1)[0] ?? '')))
    .join('&');

const addressOf = ({ ip, port }: EdgeRequest['viewer']): string => `${ip}:${port}`;

const ownHeaders = ({ viewer, httpVersion }: EdgeRequest, { headers }: Forwarding): HeaderList =>
  (
    [
      ['CloudFront-Viewer-Address', addressOf(viewer)],
      // Always https, because the local edge replaces the TLS endpoint even if the browser used plain HTTP.
      ['CloudFront-Forwarded-Proto', 'https'],
      ['CloudFront-Viewer-Http-Version', httpVersion],
    ] as const
  ).filter(([name]) => addsHeader(headers, name));

/**
 * Creates the request that CloudFront sends to an API: the values that the behavior's policies forward, the API's own
 * host name (the viewer's if a policy forwards `Host`) and the origin's secret headers.
 * Source: Amazon CloudFront Developer Guide, 'Request and response behavior for custom origins'.
 */
export const originRequestOf = (
  request: EdgeRequest,
  origin: ApiOrigin,
  forwarding: Forwarding,
): EdgeRequest => {
  const sent = request.headers.filter(([name]) => {
    const key = name.toLowerCase();
    return ofTheBody.has(key) || (isViewerHeader(key) && forwards(forwarding.headers, key));
  });
  const viewerHost = forwards(forwarding.headers, 'host') ? headerOf(request.headers, 'host') : undefined;
  const added: HeaderList = [
    ['Host', viewerHost ?? origin.domainName],
    ['Via', `${request.httpVersion} edge.cloudfront.net (CloudFront)`],
    ['X-Amz-Cf-Id', randomBytes(28).toString('base64url')],
    [
      'X-Forwarded-For',
      [headerOf(request.headers, 'x-forwarded-for'), request.viewer.ip].filter(Boolean).join(', '),
    ],
    ...cookiesOf(request, forwarding),
    ...ownHeaders(request, forwarding),
    ...(headerOf(sent, 'user-agent') ? [] : ([['User-Agent', 'Amazon CloudFront']] as const)),
  ];
  const headers = origin.customHeaders.reduce<HeaderList>(
    (list, [name, value]) => withHeader(list, name, value),
    [...sent, ...added],
  );
  return {
    ...request,
    path: origin.pathPrefix + request.path,
    query: buildQuery(request, forwarding),
    headers,
  };
};
