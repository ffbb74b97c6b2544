/** Names shown in the list of sessions; the first match counts, because most user agents also name their ancestors. */
const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows PC'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux PC'],
];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

/** Longer headers are cut before matching. */
const MAX_LENGTH = 400;

const firstOf = (names: typeof devices, agent: string): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Unknown';

/**
 * Returns the device and browser family of a `User-Agent` header, or 'Unknown'. An iPad that requests desktop sites
 * reports a Mac. The header is the client's own statement: it helps to recognize a session and proves nothing.
 */
export const readUserAgent = (userAgent = ''): { device: string; browser: string } => {
  const agent = userAgent.slice(0, MAX_LENGTH);
  return { device: firstOf(devices, agent), browser: firstOf(browsers, agent) };
};
