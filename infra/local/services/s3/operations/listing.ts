import { uriEncode } from '../../../gateway/sigv4.ts';
import { invalidArgument } from '../errors.ts';

/** An entry of a listing: an item, or all keys that share a prefix up to the delimiter. */
type Line<Item> = { item: Item; last: Item } | { commonPrefix: string; last: Item };

const MAX_KEYS = 1000;

/** Returns the number of lines per page. @throws AwsError InvalidArgument */
const pageSizeOf = (query: URLSearchParams): number => {
  const asked = Number(query.get('max-keys') ?? MAX_KEYS);
  if (!Number.isInteger(asked) || asked < 0)
    throw invalidArgument('Provided max-keys not an integer', 'max-keys');
  return Math.min(asked, MAX_KEYS);
};

/** Returns the function that encodes keys of the response as requested. */
export const keyEncoderOf = (query: URLSearchParams): ((text: string) => string) =>
  query.get('encoding-type') === 'url' ? (text) => uriEncode(text).replaceAll('%2F', '/') : (text) => text;

const linesOf = <Item extends { key: string }>(
  items: readonly Item[],
  prefix: string,
  delimiter: string,
): Line<Item>[] => {
  const lines: Line<Item>[] = [];
  for (const item of items) {
    const end = delimiter === '' ? -1 : item.key.indexOf(delimiter, prefix.length);
    if (end < 0) {
      lines.push({ item, last: item });
      continue;
    }
    const commonPrefix = item.key.slice(0, end + delimiter.length);
    const line = lines.at(-1);
    if (line && 'commonPrefix' in line && line.commonPrefix === commonPrefix) line.last = item;
    else lines.push({ commonPrefix, last: item });
  }
  return lines;
};

/** Returns the first page of sorted items, grouped by the delimiter, and where the next page starts. */
export const pageOf = <Item extends { key: string }>(items: readonly Item[], query: URLSearchParams) => {
  const size = pageSizeOf(query);
  const lines = linesOf(items, query.get('prefix') ?? '', query.get('delimiter') ?? '');
  const page = lines.slice(0, size);
  return {
    size,
    count: page.length,
    items: page.flatMap((line) => ('item' in line ? [line.item] : [])),
    commonPrefixes: page.flatMap((line) => ('commonPrefix' in line ? [line.commonPrefix] : [])),
    /** The last item of the page; undefined if it is the last page. */
    last: lines.length > page.length ? page.at(-1)?.last : undefined,
  };
};
