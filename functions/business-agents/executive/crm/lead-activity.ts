import { CodedError } from '#shared/errors/coded-error.ts';
import type { Lead, LeadInfo } from '#shared/business-agents/sdr/schema.ts';
import type { ItemCounter } from '../../../platform/limits/item-counter.ts';
import { ConditionsFailed, type Write } from '../../../platform/table/transact.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';

/** The lead that an item refers to. */
export interface LeadOfActivity {
  lead: Lead | null;
  /** Lead info for display. */
  infos: ReadonlyMap<string, LeadInfo>;
  /** Conditions that the lead still exists: nothing is added to a deleted lead. */
  writes: Write[];
}

/** @param id null for an item without a lead. @throws CodedError LEAD_NOT_FOUND */
export const readLeadOfActivity = async (
  leads: ExecutiveDependencies['leads'],
  userId: string,
  id: string | undefined,
): Promise<LeadOfActivity> => {
  if (id === undefined) return { lead: null, infos: new Map(), writes: [] };
  const lead = await leads.find(userId, id);
  if (!lead) throw new CodedError('LEAD_NOT_FOUND');
  const { name, email, company } = lead;
  return { lead, infos: new Map([[id, { id, name, email, company }]]), writes: [leads.isThere(userId, id)] };
};

/** Runs a write that can only fail because the lead was deleted. @throws CodedError LEAD_NOT_FOUND */
export const reportMissingLead = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ConditionsFailed ? new CodedError('LEAD_NOT_FOUND', { cause: error }) : error;
  }
};

/**
 * Runs the creation of an item, which fails if the limit was reached or the lead deleted at the same time.
 * @throws CodedError with the limit's code; LEAD_NOT_FOUND
 */
export const createForLead = async <T>(
  userId: string,
  counter: Pick<ItemCounter, 'requireRoom'>,
  write: () => Promise<T>,
): Promise<T> => {
  await counter.requireRoom(userId);
  return reportMissingLead(() =>
    write().catch(async (error: unknown) => {
      if (error instanceof ConditionsFailed) await counter.requireRoom(userId);
      throw error;
    }),
  );
};
