import Papa from 'papaparse';

export interface Table {
  rows: string[][];
  /** What parts its columns. */
  delimiter: string;
  /** Whether the file ends within its last row: no line ends behind it. */
  isCut: boolean;
  /** Row, counted from 0, whose quote is never closed: it has swallowed what follows. */
  openQuoteAt: number | null;
}

/** What may part columns. */
export const delimiters = [',', ';', '\t'] as const;

/** The first rows of a table whose columns are parted so. */
export const headOf = (text: string, delimiter: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: most }).data;

/** Reads a table of values that are parted so. */
export const parseTable = (text: string, delimiter: string): Table => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  return {
    rows: data,
    delimiter,
    isCut: !/[\r\n]$/.test(text),
    openQuoteAt: errors.find(({ code }) => code === 'MissingQuotes')?.row ?? null,
  };
};
