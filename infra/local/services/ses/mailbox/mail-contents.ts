import { decodeEntities } from './plain-text.ts';

/** Returns the link targets of an email, in order. */
export const linksOf = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    decodeEntities(match[1] ?? match[2] ?? ''),
  );

const SIX_DIGITS = /(?<![\w#-])\d{6}(?![\w-])/;

/** Returns the six-digit code in an email's text or, failing that, in a link; null if there is none. */
export const codeOf = (text: string, links: readonly string[]): string | null =>
  [text, ...links].map((part) => SIX_DIGITS.exec(part)?.[0]).find((code) => code !== undefined) ?? null;
