import { CodedError } from '#shared/errors/coded-error.ts';
import { type ImportedLead, type Lead, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import { scoreOf } from '#shared/business-agents/sdr/score.ts';
import { inBatches, batchIdempotency } from '../../../platform/idempotency/batches.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { emailKeyOf } from './email-key.ts';

/** Number of imported leads and of those that already existed, and the IDs of the imported ones. */
export interface LeadsImported {
  imported: number;
  duplicates: number;
  lead_ids: string[];
}

type Dependencies = Pick<AgentDependencies, 'leads' | 'writer' | 'clock' | 'newId'>;

/** Removes duplicates by email, keeping the first. */
const firstOfEach = (leads: readonly ImportedLead[]): ImportedLead[] => {
  const keys = leads.map(({ email }) => emailKeyOf(email));
  return leads.filter((_lead, at) => keys.indexOf(keys[at]!) === at);
};

/**
 * Imports leads from a file and scores them by rules. Works in parts of one transaction each: a retry of an interrupted
 * request continues after the completed parts.
 */
export const createImportLeads = ({ leads, writer, clock, newId }: Dependencies) => {
  const newOf = async (userId: string, listed: readonly ImportedLead[]): Promise<ImportedLead[]> => {
    const distinct = firstOfEach(listed);
    const taken = await leads.takenOf(
      userId,
      distinct.map(({ email }) => email),
    );
    return distinct.filter(({ email }) => !taken.has(emailKeyOf(email)));
  };

  /** Checks the limit before the first lead is created, so that a file is never imported by half. */
  const requireLeadCapacity = async (userId: string, listed: readonly ImportedLead[]): Promise<void> => {
    const [fresh, count] = await Promise.all([newOf(userId, listed), leads.count(userId)]);
    if (fresh.length > 0 && count + fresh.length > MAX_LEADS) throw new CodedError('TOO_MANY_LEADS');
  };

  const makePart = async (
    userId: string,
    listed: readonly ImportedLead[],
    part: Idempotency,
  ): Promise<LeadsImported> => {
    const fresh = await newOf(userId, listed);
    const now = clock();
    // Sorted IDs keep the file's order: for equal scores, the later line counts as newer.
    const ids = fresh.map(() => newId()).toSorted();
    const answer = { imported: fresh.length, duplicates: listed.length - fresh.length, lead_ids: ids };
    if (fresh.length === 0) return answer;
    const made = fresh.map((data, at): Lead => {
      const made_at = now.toISOString();
      const history = { status: data.status, created_at: made_at, conversations: [], tasksDone: 0 };
      const { score, reasons } = scoreOf(data, history, now);
      return {
        id: ids[at]!,
        ...data,
        score,
        score_reasons: reasons,
        scored_by: 'rules',
        created_at: made_at,
        updated_at: made_at,
      };
    });
    return writer.write(userId, part, leads.toMake(userId, made), answer);
  };

  return async (
    userId: string,
    listed: readonly ImportedLead[],
    idempotency: Idempotency,
  ): Promise<LeadsImported> => {
    const answer: LeadsImported = { imported: 0, duplicates: 0, lead_ids: [] };
    for (const [at, each] of inBatches(listed).entries()) {
      const part = batchIdempotency(idempotency, at);
      const done = await writer.storedAnswer<LeadsImported>(userId, part);
      if (!done && at === 0) await requireLeadCapacity(userId, listed);
      const { imported, duplicates, lead_ids } =
        done ?? (await retryOnConflict(() => makePart(userId, each, part)));
      answer.imported += imported;
      answer.duplicates += duplicates;
      answer.lead_ids.push(...lead_ids);
    }
    return answer;
  };
};
