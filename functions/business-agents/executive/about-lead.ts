import { CodedError } from '#shared/errors/coded-error.ts';
import type { Lead, LeadInfo } from '#shared/business-agents/sdr/schema.ts';
import { ConditionsFailed, type Write } from '../../platform/table/transact.ts';
import type { ExecutiveDependencies } from './agent-dependencies.ts';

/** The lead that something is about. */
export interface AboutLead {
  lead: Lead | null;
  /** For what is shown with it. */
  infos: ReadonlyMap<string, LeadInfo>;
  /** Hold while the lead is there: nothing comes to one that was removed. */
  writes: Write[];
}

/** @param id none for what is about nobody. @throws CodedError LEAD_NOT_FOUND */
export const readAboutLead = async (
  leads: ExecutiveDependencies['leads'],
  userId: string,
  id: string | undefined,
): Promise<AboutLead> => {
  if (id === undefined) return { lead: null, infos: new Map(), writes: [] };
  const lead = await leads.find(userId, id);
  if (!lead) throw new CodedError('LEAD_NOT_FOUND');
  const { name, email, company } = lead;
  return { lead, infos: new Map([[id, { id, name, email, company }]]), writes: [leads.isThere(userId, id)] };
};

/** Does a write that only a lead's removal can stop. @throws CodedError LEAD_NOT_FOUND */
export const whileLeadIsThere = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ConditionsFailed ? new CodedError('LEAD_NOT_FOUND', { cause: error }) : error;
  }
};
