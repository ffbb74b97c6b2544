import type { Lead } from '#shared/business-agents/sdr/schema.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const isIn = (text: string, name: string): boolean =>
  name.length > 1 &&
  new RegExp(String.raw`(?<![\p{L}\d])${escaped(name)}(?:'s|s)?(?![\p{L}\d])`, 'iu').test(text);

/** Words of a company's name that many names have. */
const common = new Set(
  'gmbh ag ltd inc llc co kg ug company group foods services the and und firma bau tours print prints'.split(
    ' ',
  ),
);

/** Leads that a text may mean, by name, first name, last name or company. */
export interface LeadMention {
  /** The lead, if there is exactly one. */
  lead: Lead | null;
  /** Several leads that fit equally well, such as two first names. */
  several: readonly Lead[];
}

const pointsOf = (text: string, { name, company, email }: Lead): number => {
  if (isIn(text, name) || isIn(text, email)) return 4;
  if (company && isIn(text, company)) return 3;
  const parts = name.split(/\s+/u);
  if (parts.length > 1 && isIn(text, parts.at(-1) ?? '')) return 2;
  const companyWord = company
    ?.split(/[\s,.-]+/u)
    .find((word) => word.length > 2 && !common.has(word.toLowerCase()));
  if (companyWord && isIn(text, companyWord)) return 2;
  return isIn(text, parts[0] ?? '') ? 1 : 0;
};

/** Returns the leads that a text names, the most exact ones only. */
export const leadsNamed = (text: string, leads: readonly Lead[]): Lead[] => {
  const found = leads
    .map((lead) => ({ lead, points: pointsOf(text, lead) }))
    .filter(({ points }) => points > 0);
  const isNamedExactly = ({ lead, points }: { lead: Lead; points: number }): boolean =>
    points > 1 ||
    !found.some((other) => other.points > 1 && other.lead.name.split(' ')[0] === lead.name.split(' ')[0]);
  return found.filter(isNamedExactly).map(({ lead }) => lead);
};

export const leadIn = (text: string, leads: readonly Lead[]): LeadMention => {
  const several = leadsNamed(text, leads);
  return { lead: several.length === 1 ? several[0]! : null, several };
};
