import { CodedError } from '#shared/errors/coded-error.ts';
import { type ImportedLead, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import type { DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import { blockedScore, scoreOf } from '#shared/business-agents/sdr/score.ts';
import { inBatches, batchIdempotency } from '../../../platform/idempotency/batches.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { BlockExistingLeads } from './block-existing-leads.ts';
import { makeLead } from './make-lead.ts';
import { emailKeyOf } from './email-key.ts';

/** Number of imported leads and of those that already existed, and the IDs of the imported ones. */
export interface LeadsImported {
  imported: number;
  duplicates: number;
  /** Leads skipped because their address must not be contacted. */
  blocked: number;
  lead_ids: string[];
}

/** The answer of a part as stored, perhaps before blocked leads were counted. */
type StoredPart = Omit<LeadsImported, 'blocked'> & { blocked?: number };

type Dependencies = Pick<AgentDependencies, 'leads' | 'blocks' | 'writer' | 'clock' | 'newId'> & {
  blockExisting: BlockExistingLeads;
};

/** Removes duplicates by email, keeping the first. */
const firstOfEach = (leads: readonly ImportedLead[]): ImportedLead[] => {
  const keys = leads.map(({ email }) => emailKeyOf(email));
  return leads.filter((_lead, at) => keys.indexOf(keys[at]!) === at);
};

/**
 * Imports leads from a file and scores them by rules. Works in parts of one transaction each: a retry of an interrupted
 * request continues after the completed parts.
 */
export const createImportLeads = ({ leads, blocks, writer, clock, newId, blockExisting }: Dependencies) => {
  /** Returns the leads to add, and how many must not be contacted since an earlier opt-out here. */
  const newOf = async (userId: string, listed: readonly ImportedLead[]) => {
    const distinct = firstOfEach(listed);
    const emails = distinct.map(({ email }) => email);
    const [taken, blocked] = await Promise.all([
      leads.takenOf(userId, emails),
      blocks.blockedOf(userId, emails),
    ]);
    const untaken = distinct.filter(({ email }) => !taken.has(emailKeyOf(email)));
    const fresh = untaken.filter(({ email }) => !blocked.has(email));
    return { fresh, blocked: untaken.length - fresh.length };
  };

  /** Checks the limit before the first lead is created, so that a file is never imported by half. */
  const requireLeadCapacity = async (userId: string, listed: readonly ImportedLead[]): Promise<void> => {
    const [{ fresh }, count] = await Promise.all([newOf(userId, listed), leads.count(userId)]);
    if (fresh.length > 0 && count + fresh.length > MAX_LEADS) throw new CodedError('TOO_MANY_LEADS');
  };

  const makePart = async (
    userId: string,
    listed: readonly ImportedLead[],
    part: Idempotency,
    import_id: string | null,
  ): Promise<LeadsImported> => {
    const { fresh, blocked } = await newOf(userId, listed);
    const now = clock();
    // Sorted IDs keep the file's order: for equal scores, the later line counts as newer.
    const ids = fresh.map(() => newId()).toSorted();
    const duplicates = listed.length - fresh.length - blocked;
    const answer = { imported: fresh.length, duplicates, blocked, lead_ids: ids };
    if (fresh.length === 0) return answer;
    // Another tab may have added leads since the whole file was checked.
    if ((await leads.count(userId)) + fresh.length > MAX_LEADS) throw new CodedError('TOO_MANY_LEADS');
    const optedOut: DoNotContact = { cause: 'import', reason: null, since: now.toISOString() };
    const made = fresh.map((data, at) => {
      const do_not_contact = data.do_not_contact ? optedOut : null;
      const { status } = data;
      const history = { status, created_at: now.toISOString(), conversations: [], tasksDone: 0 };
      const scored = do_not_contact ? blockedScore : scoreOf(data, history, now);
      return makeLead({ id: ids[at]!, data, scored, engine: 'rules', now, do_not_contact });
    });
    const ofBlocks = made.flatMap(({ email, do_not_contact }) =>
      do_not_contact ? [blocks.toBlock(userId, email, do_not_contact)] : [],
    );
    const rows = made.map((lead) => ({ ...lead, import_id }));
    return writer.write(userId, part, [...leads.toMake(userId, rows), ...ofBlocks], answer);
  };

  return async (
    userId: string,
    listed: readonly ImportedLead[],
    idempotency: Idempotency,
    importId: string | null = null,
  ): Promise<LeadsImported> => {
    const answer: LeadsImported = { imported: 0, duplicates: 0, blocked: 0, lead_ids: [] };
    const optedOut = listed.filter(({ do_not_contact }) => do_not_contact).map(({ email }) => email);
    await blockExisting(userId, optedOut, idempotency);
    for (const [at, each] of inBatches(listed).entries()) {
      const part = batchIdempotency(idempotency, at);
      const done = await writer.storedAnswer<StoredPart>(userId, part);
      if (!done && at === 0) await requireLeadCapacity(userId, listed);
      const {
        imported,
        duplicates,
        blocked = 0,
        lead_ids,
      } = done ?? (await retryOnConflict(() => makePart(userId, each, part, importId)));
      answer.imported += imported;
      answer.duplicates += duplicates;
      answer.blocked += blocked;
      answer.lead_ids.push(...lead_ids);
    }
    return answer;
  };
};
