import type { Lead } from '#shared/business-agents/sdr/schema.ts';

/** Without accents and case, so that 'muller' finds 'Müller'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Leads of whom every word stands in name, company, e-mail or phone.
 * @param status blank for any
 */
export const findLeads = (leads: readonly Lead[], words: string, status: string): Lead[] => {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  return leads.filter((lead) => {
    if (status !== '' && lead.status !== status) return false;
    const text = plain([lead.name, lead.company, lead.email, lead.phone].join(' '));
    return sought.every((word) => text.includes(word));
  });
};
