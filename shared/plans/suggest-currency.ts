// Only a type: the script of the public pages loads this file, and nothing of the app.
import type { Currency } from './currencies.ts';

/**
 * Countries whose consumers see final prices in euros: the EU and the EEA (Directive 98/6/EC), Switzerland, and the small
 * states that use the euro.
 */
const euroRegions: ReadonlySet<string> = new Set(
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC ME MT NL NO PL PT RO SE SI SK SM VA XK'.split(
    ' ',
  ),
);
const poundRegions: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE']);

/** Returns the region of a language tag, or the one where most people speak it: `de-AT` is AT, `de` is DE, `en` is US. */
const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
};

/**
 * Returns the currency to show to a browser first. Uses only its language, so no location is looked up.
 * @param tag the browser's preferred language (BCP 47)
 */
export const suggestCurrency = (tag: string): Currency => {
  const region = regionOf(tag) ?? '';
  if (poundRegions.has(region)) return 'gbp';
  return euroRegions.has(region) ? 'eur' : 'usd';
};

/** Storage key of the currency chosen in this browser, in the app and on the public pages. */
export const CURRENCY_KEY = 'platewise-currency';
