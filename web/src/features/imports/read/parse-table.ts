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

/** Reads a table of separated values, whatever separates them: comma, semicolon or tab. */
export const parseTable = (text: string): Table => {
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  return {
    rows: data,
    delimiter: meta.delimiter,
    isCut: !/[\r\n]$/.test(text),
    openQuoteAt: errors.find(({ code }) => code === 'MissingQuotes')?.row ?? null,
  };
};
