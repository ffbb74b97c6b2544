import { AwsError, notImplemented } from '../../gateway/aws-error.ts';

/** First and last byte of a range, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

const unsatisfiable = (size: number, requested: string): AwsError =>
  new AwsError('InvalidRange', 'The requested range is not satisfiable', 416, {
    RangeRequested: requested,
    ActualObjectSize: String(size),
  });

/**
 * Parses a Range header for an object's size.
 * @returns undefined for the whole object: no header, or one that is not a byte range (RFC 9110, 14.2)
 * @throws AwsError InvalidRange beyond the object's end; 501 for several ranges
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | undefined => {
  if (header?.startsWith('bytes=') && header.includes(','))
    throw notImplemented('several ranges in one S3 GetObject');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (header === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    if (length === 0) throw unsatisfiable(size, header);
    return { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) throw unsatisfiable(size, header);
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
