import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { ConditionsFailed, type Write } from '../../../platform/table/transact.ts';
import type { CalendarDependencies } from '../dependencies.ts';
import { timeTaken } from './time-taken.ts';

/** The writes of a change: conditions on the lead, on the rows that were read, and on the time. */
interface EventWrites {
  lead: Write[];
  /** Writes that fail if their rows changed since they were read. */
  rows: Write[];
  /** Writes that fail if the time is taken. */
  times: Write[];
}

/** What was written, to read the answer from. */
export interface Written {
  event_id: string | null;
  series_id: string | null;
  /** The series that ends before the event. */
  old_series_id: string | null;
}

/**
 * Writes a change of an event in one transaction.
 * @throws CodedError LEAD_NOT_FOUND; VALIDATION_FAILED if the time is taken. ConditionsFailed if a row was changed
 * concurrently
 */
export const writeEvent = async (
  { writer }: Pick<CalendarDependencies, 'writer'>,
  userId: string,
  idempotency: Idempotency,
  { lead, rows, times }: EventWrites,
  written: Written,
): Promise<Written> => {
  try {
    return await writer.write(userId, idempotency, [...lead, ...rows, ...times], written);
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    if (error.failed.slice(0, lead.length).some(Boolean))
      throw new CodedError('LEAD_NOT_FOUND', { cause: error });
    if (error.failed.slice(lead.length, lead.length + rows.length).some(Boolean)) throw error;
    throw timeTaken(error);
  }
};
