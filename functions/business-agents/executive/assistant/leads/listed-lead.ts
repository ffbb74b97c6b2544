import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';

/** Returns a lead as an answer lists it. */
export const listedLead = ({
  id,
  name,
  email,
  company,
  status,
  score,
}: Lead): NonNullable<ExecutiveAnswer['leads']>[number] => ({ id, name, email, company, status, score });
