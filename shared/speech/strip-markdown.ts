/** Ends a line as a sentence, so that a voice pauses there. */
const asSentence = (line: string): string => (/[.,:;!?…]["')]?$/u.test(line) ? line : `${line}.`);

/** Converts a table row to a list and drops the separator line. */
const cellsOf = (line: string): string => {
  if (!/^\|.*\|$/.test(line)) return line;
  const cells = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  return cells.every((cell) => /^:?-*:?$/.test(cell)) ? '' : cells.filter(Boolean).join(', ');
};

const plainLine = (line: string): string =>
  cellsOf(line.trim())
    .replace(/^(?:>\s*)+/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^(?:[-*+•]|\d{1,3}[.)])\s+/, '')
    .replace(/^(?:[-*_]\s*){3,}$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\bhttps?:\/\/\S+/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/~~|[*`|]+(?=\S)|(?<=\S)[*`|]+/g, '')
    .replace(/(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)/g, '')
    .trim();

/** Strips Markdown, links and tags from a text, and returns each line as a sentence on a single line. */
export const stripMarkdown = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/u)
    .map(plainLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line, at, lines) => (at === lines.length - 1 ? line : asSentence(line)))
    .join(' ');
