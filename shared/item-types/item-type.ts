import type { Language } from '../language/languages.ts';

/** Steps of an account's erasure that delete files in a bucket. */
export type FileErasureStep = 'photo files' | 'export files' | 'recording files';

/** Steps of an account's erasure that delete data stored outside the user's partition. */
export type ErasureStep =
  | FileErasureStep
  | 'billing'
  | 'api tokens'
  | 'referrals'
  | 'weekly emails'
  | 'reminders'
  | 'shared meals'
  | 'friends'
  | 'support messages';

/** Changes that are pushed to the user's open tabs. */
export interface LiveUpdates<Topic extends string = string> {
  topic: Topic;
  /** Omitted if every change counts. */
  when?: 'status changes' | 'added or removed' | 'updated';
}

/**
 * One kind of item in the DynamoDB table. The stream filter, live updates, the export, the erasure of an account and
 * `docs/access-patterns.md` are derived from these.
 */
export interface ItemType<Topic extends string = string> {
  /** Name of the entity in `functions/`. */
  name: string;
  /** Sort key with its variable parts in angle brackets, such as `weight#<date>`. */
  key: string;
  /** Partition key of an item that is not stored in the user's own partition `user#<id>`. */
  partition?: string;
  live?: LiveUpdates<Topic>;
  /** Returns whether an item of an exported type is exported. Omitted if all are. */
  isExported?: (item: Readonly<Record<string, unknown>>) => boolean;
  /**
   * How an item is erased with the account. Omitted: together with the user's partition. A step: by that step, or for
   * an item in the user's partition after that step, which reads it. `outlives`: the reason why the item stays.
   */
  erasure?: ErasureStep | { outlives: string };
}

/** Defines the item types of a feature. Keeps their literal types, from which the live topics are derived. */
export const defineItemTypes = <const Types extends readonly ItemType[]>(types: Types): Types => types;

/** A file of the export with all items of a type. */
export interface ExportFile {
  /** Name under `data/`, without its extension. */
  file: string;
  /** What the file contains, for the export's README. */
  about: string;
  /** Fields that are not exported: they are meaningless to the user, secret, or identify another user. */
  without?: readonly string[];
}

/** Documentation of an item type. */
interface ItemTypeText {
  title: string;
  /** What writes the item, and with what else in one transaction. */
  writtenBy: string;
  /** When the item expires (TTL). Required where its entity has `expires_at`. */
  expires?: string;
  /** Index keys, limits and other facts. */
  notes?: string;
  /** The file that contains the items, or the reason why they are not exported. */
  export: ExportFile | { leftOut: string };
  /** The row of the privacy page that covers the item; null for data of no user. */
  privacy: string | null;
}

/** A row of the privacy page: the data, the purpose and the retention period. */
export type RetentionText = readonly string[];

export type RetentionRow = Readonly<Record<Language, RetentionText>>;

/** Documentation of a feature's item types. It is kept apart from them, so that only the data
 * export loads it. */
export interface ItemDocs {
  /** By the names of the item types. */
  texts: Record<string, ItemTypeText>;
  /** New rows of the privacy page, by the names that `privacy` refers to. */
  retentionRows?: Record<string, RetentionRow>;
}
