const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  lbs: 'lb',
};

/** Returns the singular of a unit: 'bunch' for 'bunches', 'leaf' for 'leaves'. */
export const singularUnit = (word: string): string => {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};
