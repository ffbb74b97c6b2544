import { type DietClaim, dietClaims } from '#shared/barcodes/labels.ts';

const MAX_TAGS = 30;
const MAX_LENGTH = 60;

/** Returns the tag without its language: 'milk' for 'en:milk'. */
const nameOf = (tag: string): string => tag.replace(/^[a-z]{2,3}:/, '').slice(0, MAX_LENGTH);

/**
 * Returns the allergens of a tag list, also ones that we have no name for. An empty list is null: volunteers leave it
 * empty for products that they have not checked.
 */
export const allergensFromTags = (tags: readonly string[] | undefined): string[] | null => {
  const found = [...new Set((tags ?? []).map(nameOf))].filter((name) => name !== '' && name !== 'none');
  return found.length === 0 ? null : found.slice(0, MAX_TAGS);
};

/** Returns the diet claims on the package. Guesses from the list of ingredients are not claims. */
export const dietsFromTags = (tags: readonly string[] | undefined): DietClaim[] => {
  const names = new Set((tags ?? []).map(nameOf));
  return dietClaims.filter((claim) => names.has(claim));
};
