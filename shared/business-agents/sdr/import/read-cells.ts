import { isBlankCell } from './value-words.ts';

/** Returns a cell in one line, without the apostrophe that exports put before text that looks like a formula. */
export const cleanCell = (text: string): string =>
  text
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

/** Returns a cell, or blank if it says nothing, such as 'n/a'. */
export const filledCell = (text: string): string => (isBlankCell(text) ? '' : cleanCell(text));

/** Stricter than RFC 5321 and without quoted local parts, like the check of stored addresses. */
const ADDRESS = /[\p{L}\p{N}_+'-][\p{L}\p{N}._+'%&-]*@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

/** Returns the email addresses in a cell: 'Ada <ada@engines.example>', 'mailto:...', several with separators. */
export const readEmails = (text: string): string[] =>
  [
    ...text
      .replaceAll(/mailto:/gi, ' ')
      .replaceAll(/\s*[([{]\s*at\s*[)\]}]\s*/gi, '@')
      .matchAll(ADDRESS),
  ].map(([address]) => address.replace(/^'|'$/g, ''));

/** Separators between several values of a cell: Google Contacts writes ':::'. */
const SEVERAL = /\s*(?::::|;|\||\n|,(?=\s*[+(\d]))\s*/;

/** Returns the phone numbers in a cell. */
export const readPhones = (text: string): string[] =>
  filledCell(text)
    .split(SEVERAL)
    .filter((part) => part !== '');

/** Returns the phone numbers beside the addresses of a cell: 'ada@engines.example, +44 20 7946 0000'. */
export const readPhonesBesideEmails = (text: string): string[] =>
  text
    .replaceAll(ADDRESS, ';')
    .split(/[;,|/]\s+|[;|<>]/)
    .map((part) => part.replaceAll(/^[\s,/]+|[\s,/]+$/g, ''))
    .filter(isPhoneLike);

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns whether a text looks like a phone number rather than a date, an amount or an ID. */
export const isPhoneLike = (text: string): boolean => {
  const count = digits(text).length;
  if (count < 7 || count > 16 || !/^[+(]?[\d\s()./\-–+]+(?:\s?(?:x|ext\.?|dw)\s?\d+)?$/i.test(text.trim()))
    return false;
  const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\s|$)/.test(text.trim());
  return !isDate && (/^[+(0]/.test(text.trim()) || /\d[\s()/-]+\d/.test(text.trim()));
};

const title = /^(?:mr|mrs|ms|mx|miss|herr|frau)\.?\s+/i;
const nameSuffix =
  /^(?:jr|sr|ii|iii|iv|ph\.?\s?d|mba|md|esq|cpa|dds|m\.?sc|b\.?sc|ll\.?m|gmbh|ag|inc|ltd|llc|kg)\.?$/i;

/** Returns a name in reading order and without a form of address: 'Lovelace, Ada' becomes 'Ada Lovelace'. */
export const readName = (text: string): string => {
  const name = filledCell(text).replace(title, '');
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  if (given === '' || more.length > 0 || family === '' || nameSuffix.test(given)) return name;
  return `${given} ${family}`;
};

/** Returns whether a text looks like a person's name: two to four words without digits. */
export const isNameLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]*(?:,?\s+(?:(?:de|der|den|van|von|da|di|du|la|le|el|bin|zu|st\.)\s+)*\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(
    cleanCell(text),
  );

/** Returns whether a text ends like a company's name. */
export const isCompanyLike = (text: string): boolean =>
  /(?:^|\s)(?:gmbh|ag|kg|ug|ohg|gbr|e\.?k|e\.?v|eg|inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|s\.?a|s\.?r\.?l|s\.?l|b\.?v|n\.?v|oy|ab|a\/s|aps|pty|group|holding|& co|& sons|& partner|solutions|company|co)\.?(?:\s*&\s*co\.?\s*(?:kg|ohg)?)?$/iu.test(
    cleanCell(text),
  );
