/** Words that ask for the food itself, without anything added. Few names contain them. */
const PLAIN = /(?:^|\s)(?:plain|regular|normal|ordinary|normale[rns]?|einfache[rns]?|reine[rns]?)(?=\s)/giu;

/**
 * Returns a query without words such as 'plain'; null if it has none, or nothing else.
 * @example withoutPlain('plain oats') // 'oats'
 */
export const withoutPlain = (typed: string): string | null => {
  const bare = typed.replace(PLAIN, ' ').trim();
  return bare === '' || bare === typed.trim() ? null : bare;
};
