import Papa from 'papaparse';

export interface Table {
  rows: string[][];
  /** Column delimiter. */
  delimiter: string;
  /** Whether the file ends within its last row, without a line break. */
  isCut: boolean;
  /** Index of the row with an unclosed quote, from 0: it contains everything after it. */
  openQuoteAt: number | null;
}

/** Supported column delimiters. */
export const delimiters = [',', ';', '\t'] as const;

/** Returns the first rows of a table with this delimiter. */
export const headOf = (text: string, delimiter: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: most }).data;

/** Parses a table with this delimiter. */
export const parseTable = (text: string, delimiter: string): Table => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  return {
    rows: data,
    delimiter,
    isCut: !/[\r\n]$/.test(text),
    openQuoteAt: errors.find(({ code }) => code === 'MissingQuotes')?.row ?? null,
  };
};
