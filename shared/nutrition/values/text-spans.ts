import type { TextRange } from '../parse/tracked-text.ts';
import { type SpanKind, spanKinds } from './span-kinds.ts';

/** Maximum length of a part of the text that is repeated to the user. Characters. */
export const MAX_PART_LENGTH = 120;

/** Neighboring words of the original text with the same meaning. */
export interface TextSpan {
  /** Position of the first character. */
  from: number;
  /** Position after the last character. */
  to: number;
  kind: SpanKind;
  /** Index of the item that the words belong to, if any. */
  item?: number;
}

/** Words and numbers, including '1/2', '0,5' and '8-inch'. */
const wordPattern = /[\p{L}\p{M}\p{N}%'’½¼¾⅓⅔⅛]+(?:[.,/][\p{N}]+)*/gu;

/** Assigns meanings to parts of a text. Later ones replace earlier ones. */
export interface SpanPainter {
  paint: (ranges: readonly TextRange[], kind: SpanKind, item?: number) => void;
  /** Returns the spans of all words, in order. `kindOf` classifies the words that nothing was assigned to. */
  spans: (kindOf: (word: string) => SpanKind) => TextSpan[];
}

const NO_ITEM = -1;

/** Creates a painter for a text. */
export const createSpanPainter = (text: string): SpanPainter => {
  const kinds = new Uint8Array(text.length);
  const items = new Int16Array(text.length).fill(NO_ITEM);
  const kindAt = (at: number): SpanKind | undefined => spanKinds[(kinds[at] ?? 0) - 1];
  return {
    paint: (ranges, kind, item = NO_ITEM) => {
      for (const [from, to] of ranges) {
        kinds.fill(spanKinds.indexOf(kind) + 1, from, to);
        items.fill(item, from, to);
      }
    },
    spans: (kindOf) => {
      const spans: TextSpan[] = [];
      for (const match of text.matchAll(wordPattern)) {
        const [from, to] = [match.index, match.index + match[0].length];
        const kind = kindAt(from) ?? kindAt(to - 1) ?? kindOf(match[0]);
        const item = items[from] ?? NO_ITEM;
        const last = spans.at(-1);
        const isSame = last?.kind === kind && (last.item ?? NO_ITEM) === item;
        if (last !== undefined && isSame && /^[\s-]*$/.test(text.slice(last.to, from))) last.to = to;
        else spans.push({ from, to, kind, ...(item !== NO_ITEM && { item }) });
      }
      return spans;
    },
  };
};
