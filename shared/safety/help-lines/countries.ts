/** Countries with their own help lines; `EU` for other members and `other` if the country is not known. */
export const helpCountries = [
  'US',
  'CA',
  'GB',
  'IE',
  'DE',
  'AT',
  'CH',
  'AU',
  'NZ',
  'IN',
  'EU',
  'other',
] as const;
export type HelpCountry = (typeof helpCountries)[number];

const zones: Readonly<Record<string, HelpCountry>> = {
  'Europe/London': 'GB',
  'Europe/Belfast': 'GB',
  'Europe/Jersey': 'GB',
  'Europe/Guernsey': 'GB',
  'Europe/Isle_of_Man': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ',
  'Pacific/Honolulu': 'US',
};
const usZone =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Nome|Adak|Menominee|Metlakatla|Yakutat|Puerto_Rico|Indiana\/|Kentucky\/|North_Dakota\/|Indianapolis|Louisville))/;
const canadianZone =
  /^(?:Canada\/|America\/(?:Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton|Iqaluit|Whitehorse|Yellowknife|Dawson|Glace_Bay|Goose_Bay|Thunder_Bay|Swift_Current|Inuvik|Rankin_Inlet))/;
const euZone =
  /^(?:Europe\/(?:Paris|Madrid|Rome|Amsterdam|Brussels|Luxembourg|Lisbon|Copenhagen|Stockholm|Helsinki|Warsaw|Prague|Bratislava|Budapest|Bucharest|Sofia|Athens|Zagreb|Ljubljana|Vilnius|Riga|Tallinn|Malta|Vaduz|Oslo|San_Marino|Monaco|Andorra)|Asia\/Nicosia|Atlantic\/(?:Canary|Azores|Madeira|Reykjavik))/;
const euRegions = new Set(
  'BE BG HR CY CZ DK EE FI FR GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS LI'.split(' '),
);

const ofZone = (zone: string): HelpCountry | null => {
  if (usZone.test(zone)) return 'US';
  if (canadianZone.test(zone)) return 'CA';
  if (zone.startsWith('Australia/')) return 'AU';
  return zones[zone] ?? (euZone.test(zone) ? 'EU' : null);
};

const ofRegion = (region: string): HelpCountry | null => {
  const known = helpCountries.find((country) => country === region);
  if (known !== undefined && known !== 'other') return known;
  if (region === 'UK') return 'GB';
  return euRegions.has(region) ? 'EU' : null;
};

interface Where {
  /** IANA name, which says where the user is. */
  zone?: string | null | undefined;
  /** BCP 47 tags by preference, as in `Accept-Language`: 'en-GB,en;q=0.9'. */
  locales?: string | null | undefined;
  /** Of the page. */
  language: 'en' | 'de';
}

/** Returns the country whose help lines a user needs: by time zone, then locale, then German for Germany. */
export const helpCountryOf = ({ zone, locales, language }: Where): HelpCountry => {
  const byZone = zone ? ofZone(zone) : null;
  if (byZone !== null) return byZone;
  const isElsewhere = /^(?:Europe|Asia|Africa|America|Pacific|Indian|Atlantic|Antarctica)\//.test(zone ?? '');
  if (isElsewhere) return 'other';
  for (const [, region = ''] of (locales ?? '').matchAll(/[a-z]{2,3}-([A-Z]{2})\b/g)) {
    const found = ofRegion(region);
    if (found !== null) return found;
  }
  return language === 'de' ? 'DE' : 'other';
};
