import { t } from '#web/lib/language/translate.ts';
const sources = new Map([
  ['sr', 'USDA SR'],
  ['own', t('Our database')],
  ['off', 'Open Food Facts'],
]);

/** Returns the display name of a record, e.g. 'USDA 171688' for `usda:171688`. */
export const recordName = (recordId: string): string => {
  const [source = '', ...rest] = recordId.split(':');
  return [sources.get(source) ?? source.toUpperCase(), rest.join(':')].join(' ').trim();
};
