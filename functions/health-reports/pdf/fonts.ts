import { readFileSync } from 'node:fs';

/** Regular, and for what leads the eye. */
export type Weight = 400 | 600;

/**
 * Noto Sans (SIL Open Font License, `../fonts/LICENSE`) by parts of Unicode, as Fontsource cuts it. A text is drawn with
 * the first part that has its letters.
 */
const parts = [
  {
    name: 'latin',
    has: /[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2010-\u2027\u2030-\u205E\u20AC\u2122\u2191\u2193\u2212\u2215]/u,
  },
  {
    name: 'latin-ext',
    has: /[\u0100-\u02BA\u02BD-\u02C5\u02C7-\u02CC\u02CE-\u02D7\u02DD-\u02FF\u1D00-\u1DBF\u1E00-\u1E9F\u1EF2-\u1EFF\u2020\u20A0-\u20AB\u20AD-\u20C0\u2113]/u,
  },
  { name: 'cyrillic', has: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u },
  { name: 'greek', has: /[\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03FF]/u },
  { name: 'vietnamese', has: /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF1]/u },
] as const;

type Part = (typeof parts)[number]['name'];

/** Name of a part's font in a document. */
const fontOf = (part: Part, weight: Weight): string => `${part}-${weight}`;

/**
 * A font file. The files lie beside the function's code: the bundler puts them there.
 * @param folder where the code is, with a slash at its end
 */
const readFont = (folder: URL, part: Part, weight: Weight): Buffer =>
  readFileSync(new URL(`fonts/noto-sans-${part}-${weight}-normal.woff`, folder));

/** Makes the fonts known to a document, which loads each when a text needs it. */
export const registerFonts = (doc: PDFKit.PDFDocument, folder: URL): void => {
  for (const { name } of parts)
    for (const weight of [400, 600] as const)
      doc.registerFont(fontOf(name, weight), readFont(folder, name, weight));
};

/** A piece of text and the font that has its letters. */
export interface Run {
  font: string;
  text: string;
}

/** What stands for a letter that no part has. */
const UNKNOWN = '?';

/** Pieces of a text by the fonts that have their letters; what cannot be drawn at all is left out. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replaceAll(/[\p{C}\uFE0F]/gu, '')) {
    const part = parts.find(({ has }) => has.test(letter));
    const font = fontOf(part?.name ?? 'latin', weight);
    const drawn = part ? letter : UNKNOWN;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
};
