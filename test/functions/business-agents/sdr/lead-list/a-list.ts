import { ulid } from 'ulid';
import { importedLead } from '#shared/business-agents/sdr/schema.ts';
import type { SdrWorld } from '../sdr-world.ts';

/** Imports leads named Lead 0, Lead 1 and so on for a new user. */
export const importList = async (world: SdrWorld, count: number, fields: object = {}) => {
  const user = world.person();
  const import_id = ulid();
  const listed = Array.from({ length: count }, (_none, at) =>
    importedLead.parse({ name: `Lead ${at}`, email: `lead-${at}@list.example`, ...fields }),
  );
  const { lead_ids } = await world.importLeads(user.user_id, listed, user.context().idempotency, import_id);
  const byId = async () => new Map((await world.leads.all(user.user_id)).map((lead) => [lead.id, lead]));
  return { ...user, import_id, ids: lead_ids, byId, key: () => user.context().idempotency };
};
