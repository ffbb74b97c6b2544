import { allItemTypes, findItemType } from '#shared/item-types/find-item-type.ts';
import type { ExportFile } from '#shared/item-types/item-type.ts';

/** Key fields of every item. */
export const keyFields = ['pk', 'sk', 'lsi1sk', 'gsi1pk', 'gsi1sk', 'user_id', 'expires_at'] as const;

/** Data outside of the table that is not exported, with the reason. */
const storedElsewhere: readonly string[] = [
  'Your password: it is stored so that no one can read it.',
  'Invoices and cards: stored by Stripe. You can find them in the app under Subscription.',
];

/** Every file under `data/`. */
export const exportFiles: readonly ExportFile[] = allItemTypes.flatMap((type) =>
  'file' in type.export ? [type.export] : [],
);

/** Reasons for what the export leaves out. */
export const leftOutReasons: readonly string[] = [
  ...new Set(allItemTypes.flatMap((type) => ('leftOut' in type.export ? [type.export.leftOut] : []))),
  ...storedElsewhere,
];

/** Returns the export file of an item, or null if it is left out. @throws Error for an unregistered item type */
export const findExportFile = (item: { pk: string; sk: string }): ExportFile | null => {
  const type = findItemType(item);
  if (!type)
    throw new Error(`Items like ${item.pk.split('#')[0]} ${item.sk.split('#')[0]} are not registered.`);
  return 'file' in type.export ? type.export : null;
};
