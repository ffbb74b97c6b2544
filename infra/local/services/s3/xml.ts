/** Content of an element: text, children by name, or several elements with the same name. */
export type XmlValue = string | number | boolean | undefined | XmlValue[] | { [name: string]: XmlValue };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => entities[c] ?? c).replace(/[\r\n\t]/g, (c) => `&#${c.charCodeAt(0)};`);

const element = (name: string, value: XmlValue): string => {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  return `<${name}>${typeof value === 'object' ? children(value) : escape(String(value))}</${name}>`;
};

const children = (value: { [name: string]: XmlValue }): string =>
  Object.entries(value)
    .map(([name, child]) => element(name, child))
    .join('');

/** Writes an XML document, e.g. `{ Error: { Code: 'NoSuchKey' } }`. Elements without a value are omitted. */
export const xmlDocument = (root: { [name: string]: XmlValue }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${children(root)}`;

const unescape = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replace(/&(lt|gt|quot|apos|amp);/g, (entity) => {
      const plain = Object.keys(entities).find((c) => entities[c] === entity);
      return plain ?? entity;
    });

/**
 * Returns the raw contents of every element with a name, in document order. Suits the flat documents that S3 receives.
 */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    (match) => match[1] ?? '',
  );

/** Returns the text of the first element with a name, with entities decoded. */
export const textOf = (xml: string, name: string): string | undefined => {
  const content = elementsOf(xml, name)[0];
  return content === undefined ? undefined : unescape(content);
};
