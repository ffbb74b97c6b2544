import type { AppealedDecision, StaffDecision } from '#shared/moderation/schema.ts';
import type { DecisionRow } from './decision-entity.ts';

const factsOf = ({ appeal_text: text, appeal_sent_at: sent_at, ...row }: DecisionRow) => ({
  action: row.action,
  rule: row.rule,
  message: row.message ?? null,
  meal_name: row.meal_name ?? null,
  created_at: row.created_at,
  until: row.until ?? null,
  ended_at: row.ended_at ?? null,
  appeal:
    text === undefined || sent_at === undefined
      ? null
      : { text, sent_at, outcome: row.appeal_outcome ?? null, answer: row.appeal_answer ?? null },
});

/** Returns a decision as its owner sees it, without staff. */
export const presentToOwner = (row: DecisionRow): AppealedDecision => ({
  ...factsOf(row),
  appeal_until: new Date(row.appeal_until * 1_000).toISOString(),
});

/** Returns a decision as staff sees it, without the secret of its link. */
export const presentToStaff = (row: DecisionRow): StaffDecision => ({
  ...factsOf(row),
  id: row.id,
  user_id: row.user_id,
  shared_meal_id: row.shared_meal_id ?? null,
  staff_id: row.staff_id,
});
