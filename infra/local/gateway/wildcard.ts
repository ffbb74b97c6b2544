const compiled = new Map<string, RegExp>();

const compile = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
};

/** Returns whether a value matches a pattern in which `*` is any sequence of characters and `?` any single one. */
export const matchesWildcard = (pattern: string, value: string): boolean => {
  const known = compiled.get(pattern) ?? compile(pattern);
  compiled.set(pattern, known);
  return known.test(value);
};
