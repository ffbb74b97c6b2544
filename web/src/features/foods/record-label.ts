const sources: Readonly<Record<string, string>> = { sr: 'USDA SR', off: 'Open Food Facts' };

/**
 * Returns the label of a record, e.g. 'USDA 171688' for `usda:171688`.
 * @param own translated name of our own database
 */
export const recordLabel = (recordId: string, own: string): string => {
  const [source = '', ...rest] = recordId.split(':');
  const name = source === 'own' ? own : (sources[source] ?? source.toUpperCase());
  return [name, rest.join(':')].join(' ').trim();
};
