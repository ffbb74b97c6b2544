import { CodedError } from '#shared/errors/coded-error.ts';
import type { Write } from '../../../platform/table/transact.ts';
import type { CalendarDependencies } from '../dependencies.ts';

/** Returns the condition that the lead of an event exists. @throws CodedError LEAD_NOT_FOUND */
export const leadWrites = async (
  leads: CalendarDependencies['leads'],
  userId: string,
  id: string | null,
): Promise<Write[]> => {
  if (id === null) return [];
  if (!(await leads.find(userId, id))) throw new CodedError('LEAD_NOT_FOUND');
  return [leads.isThere(userId, id)];
};
