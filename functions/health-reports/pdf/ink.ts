import type { Fonts } from './fonts.ts';
import type { Weight } from './font-parts.ts';

/** Colors of the light theme (`web/src/styles/tokens.css`), since reports are printed on paper. */
export const colors = {
  ink: '#12332a',
  soft: '#455c54',
  line: '#d8d0c0',
  stripe: '#fbf7f0',
  bar: '#6f9a7f',
  over: '#c2381f',
} as const;

export interface Style {
  /** pt. */
  size?: number;
  weight?: Weight;
  color?: string;
}

/** Ascent of Noto Sans per pt of size. The fonts of other scripts have another one, but share its baseline. */
const ASCENT = 1.069;

interface Place {
  x: number;
  y: number;
}

/** Writes single lines in the fonts that contain their letters. Units are pt from the top left of the page. */
export const createInk = (doc: PDFKit.PDFDocument, { runsOf }: Fonts) => {
  /** Caches text widths, because words repeat and measuring is slow. */
  const measured = new Map<string, number>();

  const measure = (text: string, size: number, weight: Weight): number =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );

  const widthOf = (text: string, { size = 9, weight = 400 }: Style = {}): number => {
    const key = `${size} ${weight} ${text}`;
    const width = measured.get(key) ?? measure(text, size, weight);
    measured.set(key, width);
    return width;
  };

  const write = (text: string, { x, y }: Place, style: Style = {}): void => {
    const { size = 9, weight = 400, color = colors.ink } = style;
    let at = x;
    for (const run of runsOf(text, weight)) {
      doc
        .font(run.font)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, at, y + ASCENT * size, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  };

  /** Splits off as many letters of a word as fit, at least one. */
  const cut = (word: string, width: number, style: Style): [string, string] => {
    const letters = Array.from(word);
    let count = letters.length;
    while (count > 1 && widthOf(letters.slice(0, count).join(''), style) > width) count -= 1;
    return [letters.slice(0, count).join(''), letters.slice(count).join('')];
  };

  return {
    widthOf,
    write,

    /** Right-aligns a text at `x`. */
    writeEnding: (text: string, { x, y }: Place, style: Style = {}): void =>
      write(text, { x: x - widthOf(text, style), y }, style),

    /** Breaks a text into lines of at most `width`. */
    wrap: (text: string, width: number, style: Style = {}): string[] => {
      const lines: string[] = [];
      const space = widthOf(' ', style);
      let line = '';
      let used = 0;
      const words = text.split(/\s+/).filter(Boolean);
      for (let word = words.shift(); word !== undefined; word = words.shift()) {
        const taken = widthOf(word, style);
        if (line !== '' && used + space + taken <= width) {
          line += ` ${word}`;
          used += space + taken;
        } else if (line !== '') {
          lines.push(line);
          line = '';
          words.unshift(word);
        } else if (taken <= width) {
          line = word;
          used = taken;
        } else {
          const [fits, rest] = cut(word, width, style);
          lines.push(fits);
          if (rest !== '') words.unshift(rest);
        }
      }
      return line === '' ? lines : [...lines, line];
    },
  };
};

export type Ink = ReturnType<typeof createInk>;
