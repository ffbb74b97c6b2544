import type { DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import type { ImportedLead, Lead, NewLead } from '#shared/business-agents/sdr/schema.ts';
import type { Scored } from '#shared/business-agents/sdr/score.ts';

interface NewLeadRow {
  id: string;
  data: NewLead | ImportedLead;
  scored: Scored;
  engine: Lead['scored_by'];
  now: Date;
  do_not_contact?: DoNotContact | null;
  /** Why an address that opted out earlier may be contacted again. */
  contactAgain?: string | undefined;
}

/** Returns a new lead as it is stored. */
export const makeLead = ({
  id,
  data,
  scored,
  engine,
  now,
  do_not_contact = null,
  contactAgain,
}: NewLeadRow): Lead => {
  const { name, email, company, phone, source } = data;
  const since = now.toISOString();
  return {
    id,
    name,
    email,
    company,
    phone,
    source,
    status: 'status' in data ? data.status : 'new',
    job_title: 'job_title' in data ? data.job_title : null,
    notes: 'notes' in data ? data.notes : null,
    last_contact_on: 'last_contact_on' in data ? data.last_contact_on : null,
    tags: 'tags' in data ? data.tags : [],
    score: scored.score,
    score_reasons: scored.reasons,
    scored_by: engine,
    do_not_contact,
    hold: null,
    contact_allowed: contactAgain === undefined ? null : { reason: contactAgain, since },
    created_at: since,
    updated_at: since,
  };
};
