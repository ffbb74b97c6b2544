import { AUTOMATIC } from '#shared/staff/schema.ts';
import type {
  AccountBlock,
  AccountBlocks,
  ModerationDecisions,
  NotifyOwner,
} from '../../moderation/public.ts';
import type { Write } from '../../platform/table/transact.ts';
import type { AuditRepository } from '../audit-repository.ts';

interface Dependencies {
  blocks: Pick<AccountBlocks, 'due' | 'find' | 'remove'>;
  decisions: Pick<ModerationDecisions, 'end'>;
  audit: Pick<AuditRepository, 'note'>;
  notify: Pick<NotifyOwner, 'ofOpening'>;
  /** Writes in one transaction. @returns false if a condition failed */
  tryWrite: (writes: Write[]) => Promise<boolean>;
  /** Enables sign-in. */
  open: (userId: string) => Promise<void>;
  /** Disables sign-in and ends all sessions. */
  shut: (userId: string) => Promise<void>;
  /** Logs a failure; the next run tries again. */
  report: (error: unknown) => void;
}

/** Opens the accounts whose suspension has ended, and emails their owners. @returns how many */
export const createEndSuspensions =
  ({ blocks, decisions, audit, notify, tryWrite, open, shut, report }: Dependencies) =>
  async (): Promise<number> => {
    const end = async ({ user_id, decision_id }: AccountBlock): Promise<boolean> => {
      const block = await blocks.find(user_id);
      // The index may be behind: staff may have opened the account or made another decision.
      if (block?.decision_id !== decision_id) return false;
      await open(user_id);
      const action = { staff_id: AUTOMATIC, action: 'suspension_ended', subject: user_id } as const;
      const { write } = audit.note({ ...action, reason: null, amount: null }, 'done');
      const ending = [blocks.remove(block), decisions.end({ user_id, id: decision_id }), write];
      if (await tryWrite(ending)) {
        await notify.ofOpening(user_id);
        return true;
      }
      // Staff blocked the account in this moment.
      if (await blocks.find(user_id)) await shut(user_id);
      return false;
    };

    let ended = 0;
    for await (const page of blocks.due())
      for (const block of page)
        ended += Number(
          await end(block).catch((error: unknown) => {
            report(error);
            return false;
          }),
        );
    return ended;
  };
