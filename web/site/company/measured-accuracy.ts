import report from '../../../docs/accuracy.md?raw';

/** Results for free-text meals of the published measurement (docs/accuracy.md), with the food table of the product. */
export interface MeasuredAccuracy {
  meals: number;
  /** Percentage of meals whose carbohydrates are within 7.5 g of the reference. */
  all: number;
  /** The same for meals in grams, in household portions, and from countries other than the US. */
  inGrams: number;
  inPortions: number;
  elsewhere: number;
  /** Mean error of the carbohydrates of a meal, in grams. */
  meanError: number;
}

/**
 * Reads the results from the report, so that the pages never show outdated ones.
 * @throws Error if the report has no such row
 */
export const readAccuracy = (text: string): MeasuredAccuracy => {
  const table = text.split(/^## Built-in table/m)[1] ?? '';
  const row = (name: string): number[] => {
    const line = table.split('\n').find((each) => each.startsWith(`| ${name} `));
    const values =
      line
        ?.split('|')
        .slice(2, 5)
        .map((cell) => Number(cell.replace(/[,%]/g, ''))) ?? [];
    if (values.length < 3 || values.some(Number.isNaN))
      throw new Error(`docs/accuracy.md has no row "${name}".`);
    return values;
  };
  const [meals = 0, all = 0, meanError = 0] = row('All');
  const shareOf = (name: string): number => row(name)[1] ?? 0;
  return {
    meals,
    all,
    meanError,
    inGrams: shareOf('US metric'),
    inPortions: shareOf('US natural'),
    elsewhere: shareOf('Worldwide'),
  };
};

export const accuracy = readAccuracy(report);
