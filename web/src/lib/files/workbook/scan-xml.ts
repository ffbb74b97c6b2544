/** A start tag, an end tag or text. Names have no namespace prefix. */
export type XmlPart =
  | { kind: 'start'; name: string; attributes: ReadonlyMap<string, string>; isEmpty: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string };

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
        (whole, hex, decimal, name: string) => {
          const code = Number.parseInt(String(hex ?? decimal), hex === undefined ? 10 : 16);
          if (code <= 0x10ffff) return String.fromCodePoint(code);
          return entities[name] ?? whole;
        },
      )
    : text;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      localName(name),
      decode(double ?? single ?? ''),
    ]),
  );

/** Returns the index of the `>` that ends a tag; those in attribute values do not. */
const endOfTag = (xml: string, start: number): number => {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const letter = xml[at]!;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return xml.length;
};

/** Markup without a meaning here: comments, declarations and instructions. Blocks of character data are text. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Splits a well-formed XML document into its parts. The browser's own parser is not available: the content security
 * policy requires trusted types, which `DOMParser` does not accept as text.
 */
export function* scanXml(xml: string): Generator<XmlPart> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    const end = open === -1 ? xml.length : open;
    if (end > at) yield { kind: 'text', text: decode(xml.slice(at, end)) };
    if (open === -1) return;
    const other = others.find(([start]) => xml.startsWith(start, open));
    if (other) {
      const [start, stop] = other;
      const close = xml.indexOf(stop, open + start.length);
      const last = close === -1 ? xml.length : close;
      if (start === '<![CDATA[') yield { kind: 'text', text: xml.slice(open + start.length, last) };
      at = last + stop.length;
      continue;
    }
    const close = endOfTag(xml, open + 1);
    const tag = xml.slice(open + 1, close);
    const name = localName(/^\/?([^\s/]+)/.exec(tag)?.[1] ?? '');
    if (tag.startsWith('/')) yield { kind: 'end', name };
    else yield { kind: 'start', name, attributes: attributesOf(tag), isEmpty: tag.endsWith('/') };
    at = close + 1;
  }
}
