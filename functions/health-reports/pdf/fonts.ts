import { readFileSync } from 'node:fs';

/** Regular and semibold. */
export type Weight = 400 | 600;

/**
 * Noto Sans (SIL Open Font License, `../fonts/LICENSE`), split by Unicode range as by Fontsource. Each text uses the
 * first subset that contains its letters.
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

/** Returns the name of a subset's font within the document. */
const fontOf = (part: Part, weight: Weight): string => `${part}-${weight}`;

/**
 * Reads a font file. The bundler puts the files next to the function's code.
 * @param folder folder of the code, with a trailing slash
 */
const readFont = (folder: URL, part: Part, weight: Weight): Buffer =>
  readFileSync(new URL(`fonts/noto-sans-${part}-${weight}-normal.woff`, folder));

/** Registers the fonts with a document, which loads each one when it is first used. */
export const registerFonts = (doc: PDFKit.PDFDocument, folder: URL): void => {
  for (const { name } of parts)
    for (const weight of [400, 600] as const)
      doc.registerFont(fontOf(name, weight), readFont(folder, name, weight));
};

/** A piece of text and the font that contains its letters. */
export interface Run {
  font: string;
  text: string;
}

/** Replaces a letter that no subset contains. */
const UNKNOWN = '?';

/** Splits a text by the fonts that contain its letters. Drops control characters. */
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
