/** A tax of a country or US state. */
export interface TaxRate {
  country: string;
  /** A state of the US; null for a whole country. */
  state: string | null;
  name: 'VAT' | 'Sales Tax';
  /** In hundredths of a percent. */
  basisPoints: number;
}

/**
 * Standard rates of VAT in percent. Sources: European Commission, Taxes in Europe Database (TEDB), rates in force in
 * 2026; gov.uk "VAT rates"; Norwegian Tax Administration; Swiss Federal Tax Administration.
 */
const vat: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/**
 * Sales tax of states that tax software as a service, in percent, without county and city taxes. Sources: the states'
 * departments of revenue; Texas taxes 80% of the price at 6.25%. The other states have no rate here.
 */
const salesTax: Readonly<Record<string, number>> = { NY: 4, PA: 6, TX: 5, WA: 6.5 };

/** Countries of the checkout page. */
export const taxCountries: readonly string[] = ['US', ...Object.keys(vat).toSorted()];

const inBasisPoints = (percent: number): number => Math.round(percent * 100);

/** Returns the tax of a place; null where none is collected. */
export const taxRateOf = (country: string, state: string | null): TaxRate | null => {
  const percent = country === 'US' ? salesTax[state ?? ''] : vat[country];
  if (percent === undefined) return null;
  const isUs = country === 'US';
  return {
    country,
    state: isUs ? state : null,
    name: isUs ? 'Sales Tax' : 'VAT',
    basisPoints: inBasisPoints(percent),
  };
};
