import { decodeEntities } from './plain-text.ts';

/** Addresses that the links of a mail lead to, in their order. */
export const linksOf = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    decodeEntities(match[1] ?? match[2] ?? ''),
  );

const SIX_DIGITS = /(?<![\w#-])\d{6}(?![\w-])/;

/** The six-digit code that a mail carries in its words or, failing that, in a link; null when it has none. */
export const codeOf = (text: string, links: readonly string[]): string | null =>
  [text, ...links].map((part) => SIX_DIGITS.exec(part)?.[0]).find((code) => code !== undefined) ?? null;
