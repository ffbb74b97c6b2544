import type { HelpLine } from '../refer.ts';
import type { HelpCountry } from './countries.ts';

/** A phone line as published by its operator. */
export interface CheckedLine {
  name: string;
  number: string;
  /** Number for a `tel:` link if it differs from the digits of `number`. */
  dial?: string;
  sms?: true;
  /** The page that publishes the number. */
  source: string;
  /** The day on which the number was compared with published sources, YYYY-MM-DD. */
  checked: string;
}

export interface CountryLines {
  emergency: CheckedLine;
  poison: readonly CheckedLine[];
  crisis: readonly CheckedLine[];
  eatingDisorder: readonly CheckedLine[];
  /** Urgent medical advice that is no emergency. */
  medical: readonly CheckedLine[];
}

const CHECKED = '2026-11-26';
const line = (
  name: string,
  number: string,
  source: string,
  more: Partial<CheckedLine> = {},
): CheckedLine => ({
  name,
  number,
  source,
  checked: CHECKED,
  ...more,
});

const EUROPE_112 = 'https://digital-strategy.ec.europa.eu/en/policies/112';
const emergency112 = line('Emergency services', '112', EUROPE_112);
const european: CountryLines = {
  emergency: emergency112,
  poison: [],
  crisis: [],
  eatingDisorder: [],
  medical: [],
};

/**
 * Help lines by country. A number is listed only where a published source confirms it; elsewhere the answer names
 * emergency services and asks for the local line.
 */
export const helpLines: Readonly<Record<HelpCountry, CountryLines>> = {
  US: {
    emergency: line('Emergency services', '911', 'https://www.911.gov'),
    poison: [line('Poison Control', '1-800-222-1222', 'https://www.poison.org')],
    crisis: [
      line('988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org'),
      line('Crisis Text Line: text HOME to', '741741', 'https://www.crisistextline.org', { sms: true }),
    ],
    eatingDisorder: [line('ANAD helpline', '1-888-375-7767', 'https://anad.org')],
    medical: [],
  },
  CA: {
    emergency: line('Emergency services', '911', 'https://www.canada.ca/en/services/health.html'),
    poison: [line('Poison Centre', '1-844-764-7669', 'https://infopoison.ca')],
    crisis: [line('988 Suicide Crisis Helpline', '988', 'https://988.ca')],
    eatingDisorder: [line('NEDIC helpline', '1-866-633-4220', 'https://nedic.ca')],
    medical: [line('Health advice', '811', 'https://www.canada.ca/en/services/health.html')],
  },
  GB: {
    emergency: line(
      'Emergency services',
      '999',
      'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
    ),
    poison: [line('NHS', '111', 'https://www.nhs.uk/conditions/poisoning/')],
    crisis: [line('Samaritans', '116 123', 'https://www.samaritans.org')],
    eatingDisorder: [line('Beat helpline', '0808 801 0677', 'https://www.beateatingdisorders.org.uk')],
    medical: [line('NHS', '111', 'https://111.nhs.uk')],
  },
  IE: {
    emergency: line('Emergency services', '112', EUROPE_112),
    poison: [
      line('National Poisons Information Centre', '01 809 2166', 'https://www.poisons.ie', {
        dial: '+35318092166',
      }),
    ],
    crisis: [line('Samaritans', '116 123', 'https://www.samaritans.org/ireland/')],
    eatingDisorder: [],
    medical: [],
  },
  DE: {
    emergency: emergency112,
    poison: [line('Giftnotruf Berlin', '030 19240', 'https://giftnotruf.charite.de', { dial: '+493019240' })],
    crisis: [
      line('TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
      line('TelefonSeelsorge', '116 123', 'https://www.telefonseelsorge.de'),
    ],
    eatingDisorder: [
      line('Beratungstelefon Essstörungen', '0221 892031', 'https://www.bzga-essstoerungen.de', {
        dial: '+49221892031',
      }),
    ],
    medical: [line('Ärztlicher Bereitschaftsdienst', '116 117', 'https://www.116117.de')],
  },
  AT: {
    emergency: emergency112,
    poison: [
      line('Vergiftungsinformationszentrale', '01 406 43 43', 'https://goeg.at/vergiftungsinformation', {
        dial: '+4314064343',
      }),
    ],
    crisis: [line('Telefonseelsorge', '142', 'https://www.telefonseelsorge.at')],
    eatingDisorder: [],
    medical: [line('Gesundheitsberatung', '1450', 'https://www.1450.at')],
  },
  CH: {
    emergency: line('Sanitätsnotruf', '144', 'https://www.ch.ch/en/health/emergencies/'),
    poison: [line('Tox Info Suisse', '145', 'https://www.toxinfo.ch')],
    crisis: [line('Die Dargebotene Hand', '143', 'https://www.143.ch')],
    eatingDisorder: [],
    medical: [],
  },
  AU: {
    emergency: line('Emergency services', '000', 'https://www.triplezero.gov.au'),
    poison: [line('Poisons Information Centre', '13 11 26', 'https://www.poisonsinfo.nsw.gov.au')],
    crisis: [line('Lifeline', '13 11 14', 'https://www.lifeline.org.au')],
    eatingDisorder: [line('Butterfly helpline', '1800 33 4673', 'https://butterfly.org.au')],
    medical: [line('healthdirect', '1800 022 222', 'https://www.healthdirect.gov.au')],
  },
  NZ: {
    emergency: line('Emergency services', '111', 'https://www.police.govt.nz/111'),
    poison: [line('National Poisons Centre', '0800 764 766', 'https://poisons.co.nz')],
    crisis: [line('Need to talk?', '1737', 'https://1737.org.nz')],
    eatingDisorder: [],
    medical: [line('Healthline', '0800 611 116', 'https://info.health.nz')],
  },
  IN: {
    emergency: line('Emergency services', '112', 'https://112.gov.in'),
    poison: [],
    crisis: [line('Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in')],
    eatingDisorder: [],
    medical: [],
  },
  EU: european,
  other: {
    ...european,
    poison: [line('Poison Control (US)', '1-800-222-1222', 'https://www.poison.org')],
    crisis: [
      line('988 Lifeline (US, Canada)', '988', 'https://988lifeline.org'),
      line('Samaritans (UK, Ireland)', '116 123', 'https://www.samaritans.org'),
    ],
    eatingDisorder: [
      line('ANAD (US)', '1-888-375-7767', 'https://anad.org'),
      line('Beat (UK)', '0808 801 0677', 'https://www.beateatingdisorders.org.uk'),
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
