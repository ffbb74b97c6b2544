/** The languages of the product. The English texts are in the code. */
export const languageNames = ['en', 'de'] as const;
export type Language = (typeof languageNames)[number];

export const isLanguage = (name: string | null | undefined): name is Language =>
  (languageNames as readonly (string | null | undefined)[]).includes(name);

/** Parses one language of the header: `de-AT;q=0.8`. An invalid weight counts as lowest. */
const wishOf = (written: string): { name: string; weight: number } => {
  const [tag = '', ...parameters] = written.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => /^q=/i.test(part))?.slice(2) ?? '1';
  return { name: tag.toLowerCase().split('-')[0] ?? '', weight: Number(weight) || 0 };
};

/**
 * Returns the preferred supported language of a request, or null.
 * Source: RFC 9110, 12.5.4 'Accept-Language'.
 */
export const languageAsked = (header: string | undefined): Language | null => {
  const wishes = (header ?? '').slice(0, 500).split(',').map(wishOf);
  const [best] = wishes
    .filter(({ name, weight }) => isLanguage(name) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best ? (best.name as Language) : null;
};
