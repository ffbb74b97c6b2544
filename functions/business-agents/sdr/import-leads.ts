import { CodedError } from '#shared/errors/coded-error.ts';
import { type Lead, MOST_LEADS, type NewLead } from '#shared/business-agents/sdr/schema.ts';
import { scoreOf } from '#shared/business-agents/sdr/score.ts';
import { inParts, partOf } from '../../platform/idempotency/batches.ts';
import { retryOnConflict } from '../../platform/table/retry-on-conflict.ts';
import type { Idempotency } from '../../platform/http/idempotency.ts';
import type { AgentDependencies } from './agent-dependencies.ts';
import { emailKeyOf } from './email-key.ts';

/** How many leads came of a file, and how many were there already. */
export interface LeadsImported {
  imported: number;
  duplicates: number;
}

type Dependencies = Pick<AgentDependencies, 'leads' | 'once' | 'clock' | 'newId'>;

/** The first of each e-mail: a file may name one twice. */
const firstOfEach = (leads: readonly NewLead[]): NewLead[] => {
  const keys = leads.map(({ email }) => emailKeyOf(email));
  return leads.filter((_lead, at) => keys.indexOf(keys[at]!) === at);
};

/**
 * Makes leads of a file, scored by the rules. A request is done in parts, each a transaction: one that broke off is sent
 * again, and goes on after the parts that were done.
 */
export const createImportLeads = ({ leads, once, clock, newId }: Dependencies) => {
  const newOf = async (userId: string, listed: readonly NewLead[]): Promise<NewLead[]> => {
    const distinct = firstOfEach(listed);
    const taken = await leads.takenOf(
      userId,
      distinct.map(({ email }) => email),
    );
    return distinct.filter(({ email }) => !taken.has(emailKeyOf(email)));
  };

  /** Before any of them is made: nobody wants the half of a file. */
  const needRoom = async (userId: string, listed: readonly NewLead[]): Promise<void> => {
    const [fresh, count] = await Promise.all([newOf(userId, listed), leads.count(userId)]);
    if (fresh.length > 0 && count + fresh.length > MOST_LEADS) throw new CodedError('TOO_MANY_LEADS');
  };

  const makePart = async (
    userId: string,
    listed: readonly NewLead[],
    part: Idempotency,
  ): Promise<LeadsImported> => {
    const fresh = await newOf(userId, listed);
    const answer = { imported: fresh.length, duplicates: listed.length - fresh.length };
    if (fresh.length === 0) return answer;
    const now = clock();
    // In the file's order: of the same score, the one further down is the newer.
    const ids = fresh.map(() => newId()).toSorted();
    const made = fresh.map((data, at): Lead => {
      const { score, reasons } = scoreOf(data, null, now);
      const made_at = now.toISOString();
      return {
        id: ids[at]!,
        ...data,
        status: 'new',
        score,
        score_reasons: reasons,
        scored_by: 'rules',
        created_at: made_at,
        updated_at: made_at,
      };
    });
    return once.write(userId, part, leads.toMake(userId, made), answer);
  };

  return async (
    userId: string,
    listed: readonly NewLead[],
    idempotency: Idempotency,
  ): Promise<LeadsImported> => {
    const answer: LeadsImported = { imported: 0, duplicates: 0 };
    for (const [at, each] of inParts(listed).entries()) {
      const part = partOf(idempotency, at);
      const done = await once.storedAnswer<LeadsImported>(userId, part);
      if (!done && at === 0) await needRoom(userId, listed);
      const { imported, duplicates } = done ?? (await retryOnConflict(() => makePart(userId, each, part)));
      answer.imported += imported;
      answer.duplicates += duplicates;
    }
    return answer;
  };
};
