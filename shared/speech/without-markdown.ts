/** Ends a line as a sentence, so that a voice pauses there. */
const asSentence = (line: string): string => (/[.,:;!?…]["')]?$/u.test(line) ? line : `${line}.`);

/** A row of a table as a list; the line under its head is nothing. */
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

/** Text as it is read on paper: no marks of Markdown, no links, no tags; each line a sentence, in one line. */
export const withoutMarkdown = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/u)
    .map(plainLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line, at, lines) => (at === lines.length - 1 ? line : asSentence(line)))
    .join(' ');
