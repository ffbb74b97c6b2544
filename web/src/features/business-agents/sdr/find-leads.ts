import type { Lead } from '#shared/business-agents/sdr/schema.ts';

/** Removes accents and case, so that 'muller' finds 'Müller'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns leads that contain every search word in name, company, email or phone.
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
