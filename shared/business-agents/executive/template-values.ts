import type { Lead } from '../sdr/schema.ts';
import { placeNameOf, type TemplateValues } from './fill-template.ts';

/** Titles are no first names. */
const title = /^(?:mr|mrs|ms|mx|dr|prof|herr|frau|dipl|ing|sir)\.?$|\.$/iu;

/** 'Anna' of 'Dr. Anna Berg' and of 'Berg, Anna'; null where only titles stand there. */
export const firstNameOf = (name: string): string | null => {
  const [family = '', given] = name.split(',', 2);
  const parts = (given?.trim() ? given : family).trim().split(/\s+/u);
  return parts.find((part) => part !== '' && !title.test(part)) ?? null;
};

interface Known {
  lead: Pick<Lead, 'name' | 'company' | 'email' | 'phone'> | null;
  /** Who writes; null where the profile has no name. */
  sender: string | null;
  /** Today, as people write it. */
  today: string;
  /** What was typed in for this time. */
  custom: Readonly<Record<string, string | number>>;
}

/** What fills the places of a template. What the lead says of itself wins; blank is not known. */
export const templateValues = ({ lead, sender, today, custom }: Known): TemplateValues => {
  const typed = Object.entries(custom).map(([name, value]) => [placeNameOf(name), String(value)] as const);
  const known = Object.entries({
    name: lead?.name,
    first_name: lead && firstNameOf(lead.name),
    company: lead?.company,
    email: lead?.email,
    phone: lead?.phone,
    sender,
    today,
  }).map(([name, value]) => [name, (value ?? '').replace(/\s+/gu, ' ')] as const);
  return new Map(
    [...typed, ...known]
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
};
