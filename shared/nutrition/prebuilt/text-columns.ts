import { damagedTable } from './damaged-table.ts';
import { readShorts } from './number-code.ts';
import type { OpenFile } from './open-file.ts';
import { readWordList } from './word-list.ts';

/** The texts of a table's foods as tokens. */
export interface TextColumns {
  /** Start of each food's texts, plus the end. */
  textStarts: Uint32Array;
  /** Start of each text's tokens in `tokens`, plus the end. */
  tokenStarts: Uint32Array;
  /** Indexes of tokens, text by text. */
  tokens: Uint16Array;
  /** 1 for foods with a name of the source, otherwise 0. */
  references: Uint8Array;
  aliases: Uint8Array;
  germans: Uint8Array;
  textAt: (text: number) => string;
}

/** Returns the running sums of counts, starting with 0. */
export const startsOf = (counts: Uint8Array): Uint32Array => {
  const starts = new Uint32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1) starts[at + 1] = starts[at]! + counts[at]!;
  return starts;
};

/**
 * Reads the texts of a prebuilt table.
 * @throws Error if the sections do not belong together
 */
export const textColumns = ({ header, bytesOf }: OpenFile): TextColumns => {
  let tokenList: string[] | null = null;
  const tokenAt = (token: number): string => (tokenList ??= readWordList(bytesOf('tokenList')))[token] ?? '';
  const [references, aliases, germans] = [
    bytesOf('referenceCounts'),
    bytesOf('aliasCounts'),
    bytesOf('germanCounts'),
  ];
  const textStarts = new Uint32Array(header.foods + 1);
  for (let food = 0; food < header.foods; food += 1)
    textStarts[food + 1] = textStarts[food]! + 1 + references[food]! + aliases[food]! + germans[food]!;
  const tokenStarts = startsOf(bytesOf('textCounts'));
  const tokens = readShorts(bytesOf('texts'), tokenStarts.at(-1) ?? 0);
  if (references.length !== header.foods || textStarts[header.foods] !== tokenStarts.length - 1)
    throw damagedTable(`it does not contain ${header.foods} foods`);
  return {
    textStarts,
    tokenStarts,
    tokens,
    references,
    aliases,
    germans,
    textAt: (text) =>
      Array.from(tokens.subarray(tokenStarts[text], tokenStarts[text + 1]), tokenAt).join(' '),
  };
};
