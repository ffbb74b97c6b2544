/** Maximum octets per line without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/** Folds a long line without splitting characters. Continuation lines start with a space, which counts. */
export const folded = (line: string): string => {
  let lines = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      lines += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    lines += character;
    room -= octets;
  }
  return lines;
};

/** Escapes a TEXT value (RFC 5545, 3.3.11) and removes control characters. */
export const textValue = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Returns an instant such as '20261123T080000Z'. */
export const utcValue = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Returns a local time such as '20261123T080000'. */
export const localValue = (local: string): string => `${local.replace(/[-:]/g, '')}00`;

/** Returns a day such as '20261123'. */
export const dayValue = (local: string): string => local.slice(0, 10).replaceAll('-', '');
