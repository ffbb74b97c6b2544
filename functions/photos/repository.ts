import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { PhotoType } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createPhotoEntity, offShelf, onShelf, type PhotoEntity, UNLOGGED_SHELF } from './photo-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';

const SWEEP_PAGE = 100;

const isOnShelf = { attr: 'gsi1pk', eq: UNLOGGED_SHELF } as const;

const isShownByNone: Condition<PhotoEntity> = {
  or: [
    { attr: 'shown_by', exists: false },
    { attr: 'shown_by', lte: 0 },
  ],
};

/** Whose photos there are, and how far each got. */
export const createPhotoRepository = (table: Table, clock: Clock) => {
  const photos = createPhotoEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    find: (userId: string, id: string) => readRow(photos, { user_id: userId, id }),

    /**
     * Notes that this person may upload this photo. On the shelf of unlogged photos from the start.
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    expect: async (userId: string, id: string, type: PhotoType): Promise<void> => {
      const now = clock().toISOString();
      const row = { user_id: userId, id, content_type: type, status: 'awaited', created_at: now } as const;
      const write = photos.build(PutItemCommand).item({ ...row, ...onShelf(id, now) });
      const put = { Put: write.options({ condition: isNew }).params() };
      try {
        await transact(table, [put, openAccount(userId)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[1]) throw new CodedError('UNAUTHENTICATED', { cause: error });
        // An answer lost on the way makes the SDK ask again; the id is nobody else's: the row that stands is this one.
      }
    },

    /**
     * Barred by a closing: otherwise a file that is written while its account is erased could outlive its row.
     * @returns false when the sweep or the erasure of the account took the photo meanwhile
     */
    markKept: async (userId: string, id: string): Promise<boolean> => {
      const update = photos
        .build(UpdateItemCommand)
        .item({ user_id: userId, id, status: 'kept' })
        .options({ condition: { and: [isThere, { attr: 'status', ne: 'leaving' }] } });
      try {
        await transact(table, [{ Update: update.params() }, openAccount(userId)]);
        return true;
      } catch (error) {
        if (error instanceof ConditionsFailed) return false;
        throw error;
      }
    },

    /** Photos that no entry has shown since before `instant`, oldest first, a page at a time. */
    unloggedBefore: async (instant: Date) => {
      const range = { lt: instant.toISOString() };
      const query = table.build(QueryCommand).query({ index: 'gsi1', partition: UNLOGGED_SHELF, range });
      return (
        (await query.entities(photos).options({ limit: SWEEP_PAGE, entityAttrFilter: false }).send()).Items ??
        []
      );
    },

    /** Bars entries from taking the photo from now on. @returns false when one took it meanwhile */
    startRemoval: (userId: string, id: string): Promise<boolean> => {
      const update = photos.build(UpdateItemCommand).item({ user_id: userId, id, status: 'leaving' });
      return held(update.options({ condition: { and: [isOnShelf, isShownByNone] } }).send());
    },

    /** Takes a photo off the shelf that another entry still shows. @returns false when none does */
    leaveShown: (userId: string, id: string): Promise<boolean> =>
      held(
        photos
          .build(UpdateItemCommand)
          .item({ user_id: userId, id, ...offShelf() })
          .options({ condition: { and: [isOnShelf, { attr: 'shown_by', gt: 0 }] } })
          .send(),
      ),

    forget: async (userId: string, id: string): Promise<void> => {
      await photos.build(DeleteItemCommand).key({ user_id: userId, id }).send();
    },
  };
};

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;
