import { monthNames } from '../../time/month-names.ts';
import { UNIT } from './units.ts';

const MONTH = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|Sept)\\b\\.?`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`;
/** 'in November 25 g' does not contain a date. */
const ALONE = String.raw`(?![\d]|[.,]\d|${UNIT})`;
const YEAR = String.raw`(?:,?\s+(?:19|20)\d\d(?!-)${ALONE})?`;

const patterns = [
  String.raw`\b(?:19|20)\d\d-\d\d-\d\d\b`,
  String.raw`\b${DAY}(?:\s*(?:to|and|-|–)\s*${DAY})?(?:\s+of)?\s+${MONTH}${YEAR}`,
  String.raw`\b${MONTH}\s+${DAY}(?:\s*(?:to|and|-|–)\s*${DAY})?${YEAR}${ALONE}`,
  String.raw`\b${MONTH}\s+(?:19|20)\d\d\b${ALONE}`,
  String.raw`\b\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\b\.?)|\b\d{1,2}:\d\d\b${ALONE}`,
  String.raw`\b\d{1,2}\s?(?:[ap]m\b|[ap]\.m\.|o['’]clock)`,
  String.raw`\b\d+(?:st|nd|rd|th)\b`,
  String.raw`^[ \t]*\d{1,2}[.)](?=\s)`,
];

const datesAndTimes = new RegExp(patterns.join('|'), 'gmu');

/** Replaces dates, times, ordinals and list numbers by blanks, keeping all positions. */
export const withoutDates = (text: string): string =>
  text.replace(datesAndTimes, (found) => ' '.repeat(found.length));
