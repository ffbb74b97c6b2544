import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type MessageState, type StaffMessage, staffMessage } from '#shared/staff/schema.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createSupportMessageEntity, messagesThatAre } from '../support/public.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';

const PAGE = 20;

/** Reads and updates contact form messages for staff. */
export const createStaffMessages = (table: Table, writer: Pick<IdempotentWriter, 'write'>) => {
  const messages = createSupportMessageEntity(table);

  return {
    /**
     * Returns a page: priority messages first, then the others, each oldest first. @param cursor end of the previous
     * page
     */
    page: async (
      state: MessageState,
      cursor: string | undefined,
    ): Promise<{ messages: StaffMessage[]; cursor: string | null }> => {
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({
          index: 'gsi1',
          partition: messagesThatAre(state),
          ...(cursor !== undefined && { range: { gt: cursor } }),
        })
        .entities(messages)
        .options({ entityAttrFilter: false, limit: PAGE })
        .send();
      return {
        messages: Items.map((row) => staffMessage.parse({ ...row, state })),
        cursor: LastEvaluatedKey ? (Items.at(-1)?.gsi1sk ?? null) : null,
      };
    },

    /** @throws CodedError MESSAGE_NOT_FOUND if it was erased or has expired */
    mark: async (
      staffId: string,
      key: { email_hash: string; id: string },
      state: MessageState,
      idempotency: Idempotency,
      note: Write,
    ): Promise<void> => {
      const update = messages
        .build(UpdateItemCommand)
        .item({ ...key, gsi1pk: messagesThatAre(state) })
        .options({ condition: { attr: 'email_hash', exists: true } });
      try {
        await writer.write(staffId, idempotency, [{ Update: update.params() }, note], null);
      } catch (error) {
        if (error instanceof ConditionsFailed) throw new CodedError('MESSAGE_NOT_FOUND', { cause: error });
        throw error;
      }
    },
  };
};

export type StaffMessages = ReturnType<typeof createStaffMessages>;
