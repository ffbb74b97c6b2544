import type { HelpLine } from '../refer.ts';
import type { HelpCountry } from './countries.ts';
import { beat, europe, european, samaritans } from './europe.ts';
import type { CheckedLine, CountryLines } from './line.ts';
import { anad, lifeline988, overseas, poisonUS } from './overseas.ts';

/**
 * Help lines by country. A country without a known line has none: the answer then names emergency services and asks for
 * the local line.
 */
export const helpLines: Readonly<Record<HelpCountry, CountryLines>> = {
  ...europe,
  ...overseas,
  EU: european,
  other: {
    ...european,
    poison: [{ ...poisonUS, name: 'Poison Control (US)' }],
    crisis: [
      { ...lifeline988, name: '988 Lifeline (US, Canada)' },
      { ...samaritans, name: 'Samaritans (UK, Ireland)' },
    ],
    eatingDisorder: [
      { ...anad, name: 'ANAD (US)' },
      { ...beat, name: 'Beat (UK)' },
    ],
  },
};

const hrefOf = ({ number, dial, sms }: CheckedLine): string =>
  `${sms ? 'sms' : 'tel'}:${(dial ?? number).replace(/[^\d+]/g, '')}`;

/** Returns a line for the wire. */
export const toHelpLine = (checked: CheckedLine): HelpLine => ({
  name: checked.name,
  number: checked.number,
  href: hrefOf(checked),
});
