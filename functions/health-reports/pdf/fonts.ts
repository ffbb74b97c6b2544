import { readFileSync } from 'node:fs';
import { fontParts, type FontPart, type Weight } from './font-parts.ts';

/** A piece of text and the font that contains its letters. */
export interface Run {
  font: string;
  text: string;
}

interface PartRun extends Run {
  isRightToLeft: boolean;
}

/** Replaces a letter that no font contains. */
const UNKNOWN = '?';

/** A document with the font that is set. The types of pdfkit leave it out. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
}

const isNeutral = ({ text }: Run): boolean => !/[\p{L}\p{N}]/u.test(text);

/**
 * Returns runs in the order in which they are drawn: a span of right-to-left runs, with what is between them, is
 * reversed. pdfkit draws the letters of one such run in the right order.
 */
const inDrawnOrder = (runs: readonly PartRun[]): PartRun[] => {
  const drawn: PartRun[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    let end = at;
    if (runs[at]?.isRightToLeft)
      for (let next = at + 1; next < runs.length; next += 1) {
        const run = runs[next]!;
        if (run.isRightToLeft) end = next;
        else if (!isNeutral(run)) break;
      }
    drawn.push(...runs.slice(at, end + 1).toReversed());
    at = end;
  }
  return drawn;
};

/**
 * Provides the fonts of a document. Each file is read when it is first needed.
 * @param folder folder of the code, with a trailing slash; the bundler puts the files next to it
 */
export const createFonts = (doc: PDFKit.PDFDocument, folder: URL) => {
  const registered = new Set<string>();

  const fontOf = ({ name, weights }: FontPart, weight: Weight): string => {
    const used = weights.includes(weight) ? weight : 400;
    const font = `${name}-${used}`;
    if (!registered.has(font)) {
      doc.registerFont(font, readFileSync(new URL(`fonts/noto-sans-${font}-normal.woff`, folder)));
      registered.add(font);
    }
    return font;
  };

  const canDraw = (part: FontPart, letter: string): boolean => {
    if (!part.has.test(letter)) return false;
    if (!part.isPartial) return true;
    const { _font } = doc.font(fontOf(part, 400)) as unknown as WithFont;
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  };

  /** The part of each letter that was already looked up. Japanese and Chinese draw the same letters differently. */
  const known = new Map<string, FontPart | null>();
  const partOf = (letter: string, isJapanese: boolean): FontPart | null => {
    const key = isJapanese ? `jp ${letter}` : letter;
    const parts = isJapanese ? fontParts.toReversed() : fontParts;
    const found = known.get(key) ?? parts.find((part) => canDraw(part, letter)) ?? null;
    known.set(key, found);
    return found;
  };

  return {
    /** Splits a text by the fonts that contain its letters, in the order of drawing. Drops control characters. */
    runsOf: (text: string, weight: Weight): Run[] => {
      const runs: PartRun[] = [];
      const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
      for (const letter of text.normalize('NFC').replaceAll(/[\p{C}\uFE0F]/gu, '')) {
        const part = partOf(letter, isJapanese);
        const font = fontOf(part ?? fontParts[0]!, weight);
        const drawn = part ? letter : UNKNOWN;
        const last = runs.at(-1);
        if (last?.font === font) last.text += drawn;
        else runs.push({ font, text: drawn, isRightToLeft: part?.isRightToLeft ?? false });
      }
      return inDrawnOrder(runs);
    },
  };
};

export type Fonts = ReturnType<typeof createFonts>;
