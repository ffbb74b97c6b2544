import { CodedError } from '#shared/errors/coded-error.ts';
import type { AppealOutcome } from '#shared/moderation/schema.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import {
  type AccountBlocks,
  type DecisionKey,
  type ModerationDecisions,
  type NotifyOwner,
  presentToStaff,
} from '../../moderation/public.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { ConditionsFailed, type Write } from '../../platform/table/transact.ts';
import type { ReportedMeals } from '../reported-meals-repository.ts';
import type { RunAction } from '../run-action.ts';

interface Dependencies {
  runAction: RunAction;
  decisions: ModerationDecisions;
  blocks: Pick<AccountBlocks, 'find' | 'remove'>;
  meals: Pick<ReportedMeals, 'find' | 'show' | 'allowSharing'>;
  notify: Pick<NotifyOwner, 'ofAppeal'>;
  /** Enables sign-in. */
  open: (userId: string) => Promise<void>;
}

/** Returns appeals without a decision. */
export const listAppeals =
  (decisions: Pick<ModerationDecisions, 'openAppeals'>): Endpoint<typeof staffRoutes.appeals> =>
  async ({ query }) => {
    const { rows, cursor } = await decisions.openAppeals(query.cursor);
    return { appeals: rows.map(presentToStaff), cursor };
  };

/** Builds the writes that reverse a decision, and whether they open the account. A later block stays. */
const reversal = async ({ decisions, blocks, meals }: Dependencies, key: DecisionKey) => {
  const row = await decisions.find(key);
  const block = await blocks.find(key.user_id);
  const isBlocking = block?.decision_id === key.id;
  const meal =
    row?.action === 'meal_hidden' && row.shared_meal_id ? await meals.find(row.shared_meal_id) : null;
  const removed = row?.action === 'meal_removed' ? row.food_entry_id : undefined;
  const writes: Write[] = [
    ...(isBlocking ? [blocks.remove(block)] : []),
    ...(meal ? [meals.show(meal)] : []),
    ...(removed === undefined ? [] : [meals.allowSharing(key.user_id, removed)]),
  ];
  return { writes, opens: isBlocking };
};

/** Decides an appeal. Lifting shows the meal or opens the account again. The owner is emailed. */
export const decideAppeal =
  (parts: Dependencies): Endpoint<typeof staffRoutes.decideAppeal> =>
  async ({ caller: { user_id: staff_id }, params, body: { outcome, reason, message }, idempotency }) => {
    const key = { user_id: params.user_id, id: params.decision_id };
    if (key.user_id === staff_id) throw new CodedError('ACCOUNT_IS_YOURS');
    const logged: Record<AppealOutcome, 'appeal_upheld' | 'appeal_lifted'> = {
      upheld: 'appeal_upheld',
      lifted: 'appeal_lifted',
    };
    const decide = parts.runAction<{ opens: boolean }>({
      staffId: staff_id,
      idempotency,
      prepare: async () => {
        const { writes, opens } =
          outcome === 'lifted' ? await reversal(parts, key) : { writes: [], opens: false };
        return {
          action: { action: logged[outcome], subject: key.user_id, reason, amount: null },
          writes: [parts.decisions.decideAppeal(key, outcome, message || null), ...writes],
          facts: { opens },
        };
      },
      act: async ({ opens }) => {
        if (opens) await parts.open(key.user_id);
        await parts.notify.ofAppeal(key);
      },
    });
    try {
      await decide;
    } catch (error) {
      // Decided concurrently, or erased.
      if (error instanceof ConditionsFailed) throw new CodedError('APPEAL_NOT_FOUND', { cause: error });
      throw error;
    }
    return undefined;
  };
