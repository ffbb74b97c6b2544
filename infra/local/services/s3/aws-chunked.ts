import { AwsError } from '../../gateway/aws-error.ts';

const CRLF = '\r\n';

const incomplete = (): AwsError =>
  new AwsError(
    'IncompleteBody',
    'The request body terminated unexpectedly: its aws-chunked form is broken.',
    400,
  );

const trailersOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(CRLF)
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.trim().toLowerCase(), value.join(':').trim()];
      }),
  );

/**
 * Decodes a body that an SDK sends as a stream of chunks with trailing headers.
 * @returns the content, and the trailers by lower-case name, e.g. `x-amz-checksum-crc32`
 * @throws AwsError IncompleteBody
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
export const decodeAwsChunked = (encoded: Buffer): { body: Buffer; trailers: Map<string, string> } => {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = encoded.indexOf(CRLF, at);
    const size = /^[0-9a-f]+/i.exec(encoded.toString('latin1', at, lineEnd))?.[0];
    if (lineEnd < 0 || size === undefined) throw incomplete();
    const start = lineEnd + CRLF.length;
    const end = start + Number.parseInt(size, 16);
    if (end === start)
      return { body: Buffer.concat(chunks), trailers: trailersOf(encoded.toString('latin1', start)) };
    if (encoded.toString('latin1', end, end + CRLF.length) !== CRLF) throw incomplete();
    chunks.push(encoded.subarray(start, end));
    at = end + CRLF.length;
  }
};
