import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { PhotoType } from '#shared/photos/schema.ts';
import { REMOVED_FILE_ROW_DAYS } from '#shared/photos/retention.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import {
  createPhotoEntity,
  deletedPhotoKeys,
  DELETED_PHOTOS_PARTITION,
  removeUnloggedPhotoKeys,
  unloggedPhotoKeys,
  type PhotoEntity,
  UNLOGGED_PHOTOS_PARTITION,
} from './photo-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact, tryTransact } from '../platform/table/transact.ts';

const SWEEP_PAGE = 100;

const isMarkedUnused = {
  or: [
    { attr: 'gsi1pk' as const, eq: UNLOGGED_PHOTOS_PARTITION },
    { attr: 'gsi1pk' as const, eq: DELETED_PHOTOS_PARTITION },
  ],
};

const hasNoEntry: Condition<PhotoEntity> = {
  or: [
    { attr: 'shown_by', exists: false },
    { attr: 'shown_by', lte: 0 },
  ],
};

/** Reads and writes photo rows. */
export const createPhotoRepository = (table: Table, clock: Clock) => {
  const photos = createPhotoEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const unusedBefore = async (partition: string, instant: Date) => {
    const range = { lt: instant.toISOString() };
    const query = table.build(QueryCommand).query({ index: 'gsi1', partition, range });
    return (
      (await query.entities(photos).options({ limit: SWEEP_PAGE, entityAttrFilter: false }).send()).Items ??
      []
    );
  };

  return {
    find: (userId: string, id: string) => readRow(photos, { user_id: userId, id }),

    /**
     * Records that the user may upload this photo. It counts as unused at first.
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    expect: async (userId: string, id: string, type: PhotoType): Promise<void> => {
      const now = clock().toISOString();
      const row = { user_id: userId, id, content_type: type, status: 'awaited', created_at: now } as const;
      const write = photos.build(PutItemCommand).item({ ...row, ...unloggedPhotoKeys(id, now) });
      const put = { Put: write.options({ condition: isNew }).params() };
      try {
        await transact(table, [put, openAccount(userId)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[1]) throw new CodedError('UNAUTHENTICATED', { cause: error });
        // The SDK retried after a lost response. The ID is unique, so the existing row is this one.
      }
    },

    /**
     * Fails for a closed account: a file stored while its account is erased could outlive its row.
     * @returns false if the cleanup or the erasure deleted the photo in the meantime
     */
    markKept: (userId: string, id: string): Promise<boolean> => {
      const update = photos
        .build(UpdateItemCommand)
        .item({ user_id: userId, id, status: 'kept' })
        .options({ condition: { and: [isThere, { attr: 'status', ne: 'leaving' }] } });
      return tryTransact(table, [{ Update: update.params() }, openAccount(userId)]);
    },

    /** Returns photos that were never logged since before `instant`, oldest first, page by page. */
    unloggedBefore: (instant: Date) => unusedBefore(UNLOGGED_PHOTOS_PARTITION, instant),

    /** Returns photos of which an entry was deleted before `instant`, oldest first, page by page. */
    deletedBefore: (instant: Date) => unusedBefore(DELETED_PHOTOS_PARTITION, instant),

    /** Prevents entries from using the photo from now on. @returns false if one uses it in the meantime */
    startRemoval: (userId: string, id: string): Promise<boolean> => {
      const update = photos.build(UpdateItemCommand).item({ user_id: userId, id, status: 'leaving' });
      return held(update.options({ condition: { and: [isMarkedUnused, hasNoEntry] } }).send());
    },

    /** Removes a photo that an entry still uses from the index of unused photos. @returns false if no entry uses it */
    keepUsedPhoto: (userId: string, id: string): Promise<boolean> =>
      held(
        photos
          .build(UpdateItemCommand)
          .item({ user_id: userId, id, ...removeUnloggedPhotoKeys() })
          .options({ condition: { and: [isMarkedUnused, { attr: 'shown_by', gt: 0 }] } })
          .send(),
      ),

    /** Counts an entry that expired out of the photo's entries, once. The cleanup deletes a photo that none uses. */
    releaseExpired: (userId: string, id: string, entryId: string): Promise<boolean> => {
      const update = photos.build(UpdateItemCommand).item({
        user_id: userId,
        id,
        shown_by: $add(-1),
        released_by: $add(new Set([entryId])),
        ...deletedPhotoKeys(id, clock().toISOString()),
      });
      const isCounted: Condition<PhotoEntity> = {
        and: [{ attr: 'shown_by', gt: 0 }, { not: { attr: 'released_by', contains: entryId } }],
      };
      return held(update.options({ condition: isCounted }).send());
    },

    /**
     * Lets the row of a deleted photo expire. It stays as long as the bucket may have versions of the file, so that the
     * erasure of the account deletes them (decision 0109). Does nothing if the erasure has deleted the row.
     */
    endRemoval: async (userId: string, id: string): Promise<void> => {
      const expires_at = epochSeconds(clock()) + REMOVED_FILE_ROW_DAYS * 86_400;
      const update = photos
        .build(UpdateItemCommand)
        .item({ user_id: userId, id, expires_at, ...removeUnloggedPhotoKeys() });
      await held(update.options({ condition: isThere }).send());
    },

    /** Prevents entries from using a photo, whatever uses it now. @returns false if the user has no such photo */
    block: (userId: string, id: string): Promise<boolean> => {
      const update = photos.build(UpdateItemCommand).item({ user_id: userId, id, status: 'leaving' });
      return held(update.options({ condition: isThere }).send());
    },
  };
};

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;
