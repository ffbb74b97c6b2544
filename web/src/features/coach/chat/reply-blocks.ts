/** A piece of a line. Ids count from the beginning: what is written stays itself while more is written. */
export interface Run {
  id: number;
  text: string;
  isBold: boolean;
}

export interface Line {
  id: number;
  runs: Run[];
}

/** A part of a reply: lines of text, or the items of a list. */
export interface Block {
  id: number;
  kind: 'text' | 'bullets' | 'numbers';
  /** The number of the first item. */
  start: number;
  lines: Line[];
}

const HEADING = /^#{1,6}\s+/;
const BULLET = /^[-*•]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;

/** Links and code of Markdown as their plain words: a model's address is no source. */
const plain = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/__(?=\S)(.+?)__/g, '**$1**');

/** `**` that is not closed yet begins bold words all the same: they do not change when it is. */
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

/**
 * A reply as what may be shown of it: bold words, lists and line breaks. Everything else of Markdown, and all of HTML,
 * stays text.
 */
export const replyBlocks = (reply: string): Block[] => {
  const blocks: Block[] = [];
  let isApart = true;
  for (const [id, each] of reply.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
    const text = each.trim();
    if (text !== '') {
      const next = blockOf(text, id);
      const last = blocks.at(-1);
      // Items of a list may stand apart; lines of text then begin a paragraph.
      const goesOn = last?.kind === next.kind && !(isApart && next.kind === 'text');
      if (goesOn) last.lines.push(...next.lines);
      else blocks.push(next);
    }
    isApart = text === '';
  }
  return blocks;
};
