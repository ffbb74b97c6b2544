/** Regular and semibold. */
export type Weight = 400 | 600;

/** A font file, and the letters that it is used for. */
export interface FontPart {
  name: string;
  has: RegExp;
  weights: readonly Weight[];
  /** Whether it lacks some letters of its script, so that each glyph is looked up. */
  isPartial?: true;
  /** Whether its script is written from right to left. */
  isRightToLeft?: true;
}

const both = [400, 600] as const;
const regular = [400] as const;

/**
 * Noto Sans (SIL Open Font License, `../fonts/LICENSE`), split by Unicode range as by Fontsource. Each letter uses the
 * first part that contains it; in a Japanese text the last one. Scripts that are rare in reports have one weight.
 */
export const fontParts: readonly FontPart[] = [
  {
    name: 'latin',
    has: /[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2010-\u2027\u2030-\u205E\u20AC\u2122\u2191\u2193\u2212\u2215]/u,
    weights: both,
  },
  {
    name: 'latin-ext',
    has: /[\u0100-\u02BA\u02BD-\u02C5\u02C7-\u02CC\u02CE-\u02D7\u02DD-\u02FF\u1D00-\u1DBF\u1E00-\u1E9F\u1EF2-\u1EFF\u2020\u20A0-\u20AB\u20AD-\u20C0\u2113]/u,
    weights: both,
  },
  { name: 'cyrillic', has: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u, weights: both },
  {
    name: 'greek',
    has: /[\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03FF]/u,
    weights: both,
  },
  { name: 'vietnamese', has: /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF1]/u, weights: both },
  { name: 'arabic', has: /\p{Script=Arabic}/u, weights: regular, isPartial: true, isRightToLeft: true },
  { name: 'hebrew', has: /\p{Script=Hebrew}/u, weights: regular, isPartial: true, isRightToLeft: true },
  { name: 'devanagari', has: /\p{Script=Devanagari}/u, weights: regular, isPartial: true },
  { name: 'bengali', has: /\p{Script=Bengali}/u, weights: regular, isPartial: true },
  { name: 'tamil', has: /\p{Script=Tamil}/u, weights: regular, isPartial: true },
  { name: 'thai', has: /\p{Script=Thai}/u, weights: regular, isPartial: true },
  { name: 'kr', has: /\p{Script=Hangul}/u, weights: regular, isPartial: true },
  { name: 'sc', has: /\p{Script=Han}/u, weights: regular, isPartial: true },
  {
    name: 'jp',
    has: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\u30FC\uFF01-\uFF65]/u,
    weights: regular,
    isPartial: true,
  },
];
