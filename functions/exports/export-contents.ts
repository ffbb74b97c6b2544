import { findItemType } from '#shared/item-types/find-item-type.ts';
import { readItemDocs } from '#shared/item-types/registry.ts';
import type { ExportFile, ItemDocs, ItemType } from '#shared/item-types/item-type.ts';

/** Key fields of every item. */
export const keyFields = ['pk', 'sk', 'lsi1sk', 'gsi1pk', 'gsi1sk', 'user_id', 'expires_at'] as const;

/** Data outside of the table that is not exported, with the reason. */
const storedElsewhere: readonly string[] = [
  'Your password: it is stored so that no one can read it.',
  'Invoices and cards: stored by Stripe. You can find them in the app under Subscription.',
];

const docs: readonly ItemDocs[] = Object.values(readItemDocs());
const texts = Object.assign({}, ...docs.map((feature) => feature.texts)) as ItemDocs['texts'];

/** Names of the item types with their file, or the reason why they are left out. */
const contents = new Map(
  Object.entries(texts).map(([name, { export: exported }]) => [name, exported] as const),
);

/** Every file under `data/`. */
export const exportFiles: readonly ExportFile[] = [...contents.values()].filter(
  (exported) => 'file' in exported,
);

/** Reasons for what the export leaves out. */
export const leftOutReasons: readonly string[] = [
  ...new Set([...contents.values()].flatMap((exported) => ('leftOut' in exported ? [exported.leftOut] : []))),
  ...storedElsewhere,
];

const typeOf = (item: { pk: string; sk: string }): ItemType => {
  const type = findItemType(item);
  if (!type)
    throw new Error(`Items like ${item.pk.split('#')[0]} ${item.sk.split('#')[0]} are not registered.`);
  return type;
};

/** Returns the export file of an item, or null if its type is left out. @throws Error for an unregistered item type */
export const findExportFile = (item: { pk: string; sk: string }): ExportFile | null => {
  const exported = contents.get(typeOf(item).name);
  return exported && 'file' in exported ? exported : null;
};

/** Returns whether an item of an exported type is exported. @throws Error for an unregistered item type */
export const isExported = (item: { pk: string; sk: string }): boolean =>
  typeOf(item).isExported?.(item) ?? true;
