import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { Write } from '../platform/table/transact.ts';
import type { Action, AuditRepository } from './audit-repository.ts';

interface Dependencies {
  audit: AuditRepository;
  writer: Pick<IdempotentWriter, 'write' | 'storedAnswer'>;
  /** Logs that an outcome could not be recorded. */
  report: (error: unknown) => void;
}

/** A staff action with effects outside of the table, such as emails and changes of the user pool. */
interface StaffAction<Facts> {
  staffId: string;
  idempotency: Idempotency;
  /** Returns what is logged and written, and what `act` needs. Not called for a repeated request. */
  prepare: () => Promise<{ action: Omit<Action, 'staff_id'>; writes: Write[]; facts: Facts }>;
  /** Does the rest after the transaction. Must be idempotent. */
  act: (facts: Facts) => Promise<void>;
}

interface Started<Facts> {
  audit_id: string;
  facts: Facts;
}

/**
 * Creates a runner of staff actions. Writes and log entry are one transaction, the rest cannot be part of it: the action
 * is logged as begun before and with its outcome after. A retry repeats only incomplete steps.
 */
export const createRunAction =
  ({ audit, writer, report }: Dependencies) =>
  async <Facts>({ staffId, idempotency, prepare, act }: StaffAction<Facts>): Promise<void> => {
    const begin = async (): Promise<Started<Facts>> => {
      const { action, writes, facts } = await prepare();
      const note = audit.note({ ...action, staff_id: staffId }, 'begun');
      return writer.write(staffId, idempotency, [note.write, ...writes], { audit_id: note.id, facts });
    };
    const stored = await writer.storedAnswer<Started<Facts>>(staffId, idempotency);
    const { audit_id, facts } = stored ?? (await begin());
    if ((await audit.outcomeOf(audit_id)) === 'done') return;
    try {
      await act(facts);
    } catch (error) {
      await audit.conclude(audit_id, 'failed').catch(report);
      throw error;
    }
    await audit.conclude(audit_id, 'done');
  };

export type RunAction = ReturnType<typeof createRunAction>;
