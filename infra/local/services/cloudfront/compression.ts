import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type EdgeResponse, headerOf, withHeader } from '../../http-server/http-message.ts';

/** The encodings that a behavior allows; both require `Compress` and the cache policy's permission. */
export interface Compression {
  gzip: boolean;
  brotli: boolean;
}

/** Size limits in bytes and content types. Source: Amazon CloudFront Developer Guide, 'Serve compressed files'. */
const SMALLEST = 1_000;
const MAX_BYTES = 10_000_000;
const compressible =
  /^(?:text\/(?:css|csv|html|javascript|markdown|plain|xml)|application\/(?:javascript|json|wasm|xml|x-javascript)|font\/(?:otf|ttf)|image\/(?:bmp|svg\+xml|x-icon))$/;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

const accepts = (acceptEncoding: string, encoding: string): boolean =>
  acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter));
  });

const isEligible = ({ status, headers, body }: EdgeResponse): boolean => {
  const type = (headerOf(headers, 'content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const size = Buffer.byteLength(body);
  return (
    [200, 403, 404].includes(status) &&
    headerOf(headers, 'content-encoding') === undefined &&
    compressible.test(type) &&
    size >= SMALLEST &&
    size <= MAX_BYTES
  );
};

const encoded = async (response: EdgeResponse, encoding: 'br' | 'gzip'): Promise<EdgeResponse> => {
  const source = Buffer.from(response.body);
  const body =
    encoding === 'br'
      ? await compressWithBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await compressWithGzip(source);
  const etag = headerOf(response.headers, 'etag');
  const headers = withHeader(
    withHeader(response.headers, 'Content-Encoding', encoding),
    'Vary',
    'Accept-Encoding',
  );
  // A strong ETag promises identical bytes, which is only true for the uncompressed body.
  return {
    ...response,
    body,
    headers: etag?.startsWith('"') ? withHeader(headers, 'ETag', `W/${etag}`) : headers,
  };
};

/** Compresses a response as CloudFront does. Prefers Brotli if the viewer accepts both encodings. */
export const compress = async (
  response: EdgeResponse,
  { gzip: mayGzip, brotli: mayBrotli }: Compression,
  acceptEncoding: string,
): Promise<EdgeResponse> => {
  if (!isEligible(response)) return response;
  if (mayBrotli && accepts(acceptEncoding, 'br')) return encoded(response, 'br');
  if (mayGzip && accepts(acceptEncoding, 'gzip')) return encoded(response, 'gzip');
  return response;
};
