import { type ColumnField, type ImportColumn, sharedFields } from './fields.ts';
import { normalizeText } from './normalize-title.ts';
import { isOptOutValue, optOutKindOf } from './opt-out-words.ts';
import { cleanCell, filledCell, isCompanyLike, isNameLike, isPhoneLike, readEmails } from './read-cells.ts';
import { readTitle, type TitleMatch } from './title-rules.ts';
import { sourceOf, statusOf } from './value-words.ts';

/** Rank of columns that were recognized by their content only. */
const BY_CONTENT = 8;
/** Rank of labels, which hold a status only if their values say so. */
const TAGS = 5;
/** Rank of display names, which repeat the first and last name. */
const DISPLAY_NAME = 5;

/** Number of filled cells that show what a column contains. */
const SAMPLE = 200;
/** Maximum length of a tag or a status; longer text is prose. */
const MAX_VALUE_LENGTH = 60;

interface Content {
  /** The first filled cells. */
  cells: string[];
  /** Whether a cell of the whole column says that someone must not be contacted. */
  hasOptOuts: () => boolean;
  /** Returns the share of cells that pass a test, 0 for an empty column. */
  share: (test: (cell: string) => boolean) => number;
  /** Returns the share of different values that pass a test. */
  shareOfValues: (test: (cell: string) => boolean) => number;
}

const contentOf = (cells: readonly string[]): Content => {
  const filled: string[] = [];
  for (const cell of cells) {
    if (filled.length === SAMPLE) break;
    const text = filledCell(cell);
    if (text !== '') filled.push(text);
  }
  const shareIn = (list: readonly string[], test: (cell: string) => boolean): number =>
    list.length === 0 ? 0 : list.filter(test).length / list.length;
  const values = [...new Set(filled.map(normalizeText))];
  return {
    cells: filled,
    hasOptOuts: () =>
      [...new Set(cells)].some((cell) => cell.length <= MAX_VALUE_LENGTH && isOptOutValue(cell)),
    share: (test) => shareIn(filled, test),
    shareOfValues: (test) => shareIn(values, test),
  };
};

const isAddress = (cell: string): boolean => readEmails(cell).length > 0;
const isSubscription = (cell: string): boolean =>
  isOptOutValue(cell) || /^(?:non ?|re)?subscribed$|^cleaned$/.test(normalizeText(cell));
const isStatus = (cell: string): boolean => statusOf(cell) !== null && !isOptOutValue(cell);
/** Academic titles and forms of address, which are no job titles. */
const academic =
  /^(?:(?:mr|mrs|ms|mx|miss|herr|frau|prof|dr|dipl|mag|ing|med|rer|nat|phil|jur|pol|h\.?c)\b\.?[\s-]*)+/i;

/** Corrects what a title says where the content contradicts it. */
const checked = (match: TitleMatch, content: Content): ColumnField | null => {
  const { field, rank } = match;
  if (field === 'email' && content.cells.length > 0 && content.share(isAddress) === 0) return null;
  if (['name', 'company', 'title', 'phone'].includes(field) && content.share(isAddress) > 0.5) return 'email';
  if (field === 'title' && content.share((cell) => academic.test(cell)) > 0.5) return 'ignored';
  if (field === 'status' && rank === TAGS && content.shareOfValues((cell) => statusOf(cell) !== null) < 0.5) {
    return 'ignored';
  }
  const isAboutMail = content.shareOfValues(isSubscription) >= 0.5 && content.shareOfValues(isStatus) === 0;
  if (field === 'status' && isAboutMail) return 'opt_out';
  return field;
};

/** Returns what a column's values look like, of the fields that no title named. */
const byContent = (content: Content, isMissing: (field: ColumnField) => boolean): ColumnField | null => {
  const { cells, share, shareOfValues } = content;
  if (cells.length === 0) return null;
  if (share(isAddress) >= 0.5) return 'email';
  if (isMissing('phone') && share(isPhoneLike) >= 0.6) return 'phone';
  if (isMissing('status') && shareOfValues((cell) => statusOf(cell) !== null) >= 0.6) return 'status';
  if (isMissing('source') && shareOfValues((cell) => sourceOf(cell) !== null) >= 0.6) return 'source';
  if (isMissing('company') && share(isCompanyLike) >= 0.3) return 'company';
  const isNamed = ['name', 'first', 'last'].some((field) => !isMissing(field as ColumnField));
  return !isNamed && share(isNameLike) >= 0.6 ? 'name' : null;
};

/** Leaves each field that has one column to the best one. */
const withoutRivals = (columns: readonly ImportColumn[], contents: readonly Content[]): ImportColumn[] => {
  const isEmpty = (at: number): number => (contents[at]!.cells.length === 0 ? 1 : 0);
  return columns.map((column, at) => {
    if (sharedFields.has(column.field)) return column;
    const beats = (other: ImportColumn, otherAt: number): boolean =>
      other.field === column.field &&
      otherAt !== at &&
      (isEmpty(otherAt) - isEmpty(at) || other.rank - column.rank || otherAt - at) < 0;
    return columns.some(beats) ? { ...column, field: 'ignored' } : column;
  });
};

/** In lists with a first name but no last name, 'Name' is the last name. */
const withLastName = (
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): ImportColumn[] => {
  const at = (field: ColumnField): number => columns.findIndex((column) => column.field === field);
  const [name, first] = [at('name'), at('first')];
  if (name === -1 || first === -1 || at('last') !== -1) return [...columns];
  const isWhole = rows.some(
    (row) => cleanCell(row[first] ?? '') !== '' && (row[name] ?? '').includes(cleanCell(row[first]!)),
  );
  return columns.map((column, each) => (each === name && !isWhole ? { ...column, field: 'last' } : column));
};

/**
 * Recognizes the columns of a list by their titles and, where those are unknown, by their content. Every column gets a
 * field; `ignored` if nothing fits.
 */
export const mapColumns = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ImportColumn[] => {
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const titles = Array.from({ length: width }, (_none, at) => cleanCell(header[at] ?? ''));
  const contents = titles.map((_title, at) => contentOf(rows.map((row) => row[at] ?? '')));
  const byTitle = titles.map((title, at): ImportColumn & { isKnown: boolean } => {
    const match = readTitle(title);
    const field = match && checked(match, contents[at]!);
    return { title, field: field ?? 'ignored', rank: match?.rank ?? BY_CONTENT, isKnown: field !== null };
  });
  const hasParts = byTitle.some(({ field }) => field === 'first' || field === 'last');
  for (const column of byTitle) {
    if (hasParts && column.field === 'name' && column.rank === DISPLAY_NAME) column.field = 'ignored';
  }
  const found = new Set(byTitle.filter(({ isKnown }) => isKnown).map(({ field }) => field));
  const columns = byTitle.map(({ isKnown, ...column }, at): ImportColumn => {
    const content = contents[at]!;
    const field = isKnown ? column.field : byContent(content, (each) => !found.has(each));
    if (field !== null && field !== 'ignored') {
      found.add(field);
      return { ...column, field };
    }
    return { ...column, field: content.hasOptOuts() ? 'opt_out' : 'ignored' };
  });
  return withLastName(withoutRivals(columns, contents), rows);
};

/** Returns whether the mapping has what a lead requires. */
export const missingFields = (columns: readonly ImportColumn[]): ('name' | 'email')[] => {
  const has = (...fields: ColumnField[]): boolean => columns.some(({ field }) => fields.includes(field));
  return [
    ...(has('name', 'first', 'last') ? [] : ['name' as const]),
    ...(has('email') ? [] : ['email' as const]),
  ];
};

/** Returns the kind of a column's opt-outs. */
export const optOutKind = ({ title }: ImportColumn) => optOutKindOf(normalizeText(title));
