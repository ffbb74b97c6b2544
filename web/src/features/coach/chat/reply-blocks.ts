/** Part of a line. IDs count from the start, so that existing parts keep theirs while the text grows. */
interface Run {
  id: number;
  text: string;
  isBold: boolean;
}

export interface Line {
  id: number;
  runs: Run[];
}

/** Part of a reply: lines of text, or the items of a list. */
export interface Block {
  id: number;
  kind: 'text' | 'bullets' | 'numbers';
  /** Number of the first item. */
  start: number;
  lines: Line[];
}

const HEADING = /^#{1,6}\s+/;
const BULLET = /^[-*•]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;

/** Replaces Markdown links and code by their text: an address from a model is not a source. */
const plain = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/__(?=\S)(.+?)__/g, '**$1**');

/** An unclosed `**` already starts bold text, so that the text does not change when it is closed. */
const runsOf = (line: string): Run[] =>
  plain(line)
    .split(/\*\*(?=\S)|(?<=\S)\*\*/)
    .map((text, id) => ({ id, text, isBold: id % 2 === 1 }))
    .filter(({ text }) => text !== '');

const blockOf = (text: string, id: number): Block => {
  const block = (kind: Block['kind'], words: string, start = 1): Block => ({
    id,
    kind,
    start,
    lines: [{ id, runs: runsOf(words) }],
  });
  if (BULLET.test(text)) return block('bullets', text.replace(BULLET, ''));
  const number = NUMBER.exec(text);
  if (number) return block('numbers', text.slice(number[0].length), Number(number[1]));
  if (!HEADING.test(text)) return block('text', text);
  return block('text', `**${text.replace(HEADING, '').replaceAll('**', '')}**`);
};

/** Parses the allowed Markdown of a reply: bold text, lists and line breaks. All other Markdown and HTML stays text. */
export const replyBlocks = (reply: string): Block[] => {
  const blocks: Block[] = [];
  let isApart = true;
  for (const [id, each] of reply.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
    const text = each.trim();
    if (text !== '') {
      const next = blockOf(text, id);
      const last = blocks.at(-1);
      // List items may be separated by blank lines; between lines of text, a blank line starts a paragraph.
      const goesOn = last?.kind === next.kind && !(isApart && next.kind === 'text');
      if (goesOn) last.lines.push(...next.lines);
      else blocks.push(next);
    }
    isApart = text === '';
  }
  return blocks;
};
