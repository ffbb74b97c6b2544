import type { Lead } from '../sdr/schema.ts';
import { placeNameOf, type TemplateValues } from './fill-template.ts';

/** Titles, which are not first names. */
const title = /^(?:mr|mrs|ms|mx|dr|prof|herr|frau|dipl|ing|sir)\.?$|\.$/iu;

/** Returns 'Anna' for 'Dr. Anna Berg' and 'Berg, Anna', or null if there are only titles. */
export const firstNameOf = (name: string): string | null => {
  const [family = '', given] = name.split(',', 2);
  const parts = (given?.trim() ? given : family).trim().split(/\s+/u);
  return parts.find((part) => part !== '' && !title.test(part)) ?? null;
};

interface Known {
  lead: Pick<Lead, 'name' | 'company' | 'email' | 'phone'> | null;
  /** The sender, or null if the profile has no name. */
  sender: string | null;
  /** Today's date in words. */
  today: string;
  /** Values entered for this email. */
  custom: Readonly<Record<string, string | number>>;
}

/** Returns the placeholder values of a template. The lead's own data takes precedence; blank counts as unknown. */
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
