/** Parses tags separated by commas, without duplicates and '#'. */
export const parseTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter(Boolean),
  ),
];
