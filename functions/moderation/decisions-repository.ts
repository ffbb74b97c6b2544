import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import {
  APPEAL_DAYS,
  type AppealOutcome,
  type BrokenRule,
  type ModerationAction,
} from '#shared/moderation/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { held } from '../platform/table/condition-failure.ts';
import { withoutNulls } from '../platform/table/nulls.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import {
  createModerationDecisionEntity,
  DECISION_PREFIX,
  type DecisionRow,
  OPEN_APPEALS,
} from './decision-entity.ts';

/** Appeals per page of the staff's list. */
const PAGE = 10;

/** A decision that staff is making. */
export interface NewDecision {
  user_id: string;
  id: string;
  staff_id: string;
  action: ModerationAction;
  rule: BrokenRule;
  message: string | null;
  shared_meal_id: string | null;
  food_entry_id: string | null;
  meal_name: string | null;
  until: string | null;
}

/** Identifies a decision. */
export interface DecisionKey {
  user_id: string;
  id: string;
}

/** Reads and writes the decisions of staff about users, and the appeals against them. */
export const createModerationDecisions = (table: Table, clock: Clock) => {
  const decisions = createModerationDecisionEntity(table);
  const isOpenAppeal = { attr: 'gsi1pk', eq: OPEN_APPEALS } as const;

  return {
    find: (key: DecisionKey): Promise<DecisionRow | null> => readRow(decisions, key),

    /** Returns all decisions about a user, newest first. */
    list: async (userId: string): Promise<DecisionRow[]> =>
      queryRows(decisions, userId, { beginsWith: DECISION_PREFIX }, { reverse: true }),

    /** Builds the row of a decision. */
    add: (decision: NewDecision): Write => {
      const appeal_until = epochSeconds(clock()) + APPEAL_DAYS * 86_400;
      const row = withoutNulls({ ...decision, created_at: clock().toISOString(), appeal_until });
      return { Put: decisions.build(PutItemCommand).item(row).options({ condition: isNew }).params() };
    },

    /** Builds the mark that a decision no longer has an effect. */
    end: (key: DecisionKey): Write => {
      const update = decisions.build(UpdateItemCommand).item({ ...key, ended_at: clock().toISOString() });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Replaces the secret of a decision's link. */
    setAppealHash: async (key: DecisionKey, appeal_hash: string): Promise<void> => {
      await decisions
        .build(UpdateItemCommand)
        .item({ ...key, appeal_hash })
        .options({ condition: isThere })
        .send();
    },

    /** Stores an appeal and adds it to the staff's list. @returns false if there already is one */
    addAppeal: (key: DecisionKey, appeal_text: string): Promise<boolean> => {
      const update = decisions.build(UpdateItemCommand).item({
        ...key,
        appeal_text,
        appeal_sent_at: clock().toISOString(),
        gsi1pk: OPEN_APPEALS,
        gsi1sk: `${key.id}#${key.user_id}`,
      });
      const condition = { and: [isThere, { attr: 'appeal_text' as const, exists: false as const }] };
      return held(update.options({ condition }).send());
    },

    /** Builds the outcome of an open appeal. A lifted decision ends. */
    decideAppeal: (key: DecisionKey, appeal_outcome: AppealOutcome, answer: string | null): Write => {
      const update = decisions.build(UpdateItemCommand).item({
        ...key,
        appeal_outcome,
        ...(answer !== null && { appeal_answer: answer }),
        ...(appeal_outcome === 'lifted' && { ended_at: clock().toISOString() }),
        gsi1pk: $remove(),
        gsi1sk: $remove(),
      });
      return { Update: update.options({ condition: isOpenAppeal }).params() };
    },

    /** Returns a page of open appeals, of the oldest decisions first. @param cursor end of the previous page */
    openAppeals: async (cursor: string | undefined) => {
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({
          index: 'gsi1',
          partition: OPEN_APPEALS,
          ...(cursor !== undefined && { range: { gt: cursor } }),
        })
        .entities(decisions)
        .options({ entityAttrFilter: false, limit: PAGE })
        .send();
      return { rows: Items, cursor: LastEvaluatedKey ? (Items.at(-1)?.gsi1sk ?? null) : null };
    },
  };
};

export type ModerationDecisions = ReturnType<typeof createModerationDecisions>;
