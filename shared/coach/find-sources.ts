import type { CoachSource } from './schema.ts';

/** Public health bodies that answers mention, with links. */
const bodies: readonly (readonly [name: RegExp, source: CoachSource])[] = [
  [
    /\bNHS Better Health\b/,
    { title: 'NHS Better Health: lose weight', url: 'https://www.nhs.uk/better-health/lose-weight/' },
  ],
  [
    /\bNHS\b(?! Better Health)/,
    { title: 'NHS: vitamins and minerals', url: 'https://www.nhs.uk/conditions/vitamins-and-minerals/' },
  ],
  [
    /\bNIH\b/,
    {
      title: 'NIH Office of Dietary Supplements: fact sheets',
      url: 'https://ods.od.nih.gov/factsheets/list-all/',
    },
  ],
  [
    /\bEFSA\b/,
    {
      title: 'EFSA: dietary reference values',
      url: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
    },
  ],
  [
    /\bWHO\b|\bWorld Health Organization (?:advises|recommends)\b/,
    { title: 'WHO: healthy diet', url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet' },
  ],
  [
    /\b(?:USDA|DGA|Dietary Guidelines)\b/,
    { title: 'Dietary Guidelines for Americans', url: 'https://www.dietaryguidelines.gov/' },
  ],
];

/** Returns the sources that an answer mentions. */
export const findSources = (text: string): CoachSource[] =>
  bodies.filter(([name]) => name.test(text)).map(([, source]) => source);
