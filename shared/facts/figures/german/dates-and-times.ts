const MONTH =
  '(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\\b\\.?';
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])\.`;
const YEAR = String.raw`(?:\s+(?:19|20)\d\d\b)?`;

const patterns = [
  String.raw`\b(?:19|20)\d\d-\d\d-\d\d\b`,
  String.raw`\b${DAY}(?:\s*(?:bis|und|-|–)\s*${DAY})?\s*${MONTH}${YEAR}`,
  String.raw`\b${DAY}(?:0?[1-9]|1[0-2])\.(?:(?:19|20)?\d\d\b)?`,
  String.raw`\b${MONTH}\s+(?:19|20)\d\d\b`,
  String.raw`\b\d{1,2}(?:[:.]\d\d)?\s?Uhr\b(?:\s\d\d\b)?`,
  String.raw`\b\d{1,2}:\d\d\b`,
  // An ordinal: 'der 3. Tag'.
  String.raw`\b\d{1,2}\.(?=\s(?:Tag|Woche|Platz|Mal|Mahlzeit)\b)`,
  String.raw`^[ \t]*\d{1,2}[.)](?=\s)`,
];

const datesAndTimes = new RegExp(patterns.join('|'), 'gmu');

/** Replaces dates, times, ordinals and list numbers by blanks, keeping all positions. */
export const withoutDates = (text: string): string =>
  text.replace(datesAndTimes, (found) => ' '.repeat(found.length));
