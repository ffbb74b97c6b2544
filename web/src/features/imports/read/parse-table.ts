import Papa from 'papaparse';

export interface Table {
  rows: string[][];
  /** Row, counted from 0, whose quote is never closed: it has swallowed what follows. */
  openQuoteAt: number | null;
}

/** Reads a table of separated values, whatever separates them: comma, semicolon or tab. */
export const parseTable = (text: string): Table => {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  return { rows: data, openQuoteAt: errors.find(({ code }) => code === 'MissingQuotes')?.row ?? null };
};
