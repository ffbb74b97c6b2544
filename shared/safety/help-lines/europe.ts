import { type CheckedLine, type CountryLines, line, nov27 } from './line.ts';

const EUROPE_112 = 'https://digital-strategy.ec.europa.eu/en/policies/112';
const NEWS_112 = 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=12';
const emergency112 = (page: string = NEWS_112): CheckedLine =>
  line('Emergency services', '112', EUROPE_112, nov27(page));
const AMBULANCE_UK = 'https://www.swast.nhs.uk/when-to-call-999';
const SAMARITANS = 'https://www.samaritans.org/how-we-can-help/contact-samaritan/';
const GERMAN_POISON = 'https://www.wiado.de/giftnotrufzentralen-telefonnummern/';
const ON_CALL_DOCTORS = 'https://www.kbv.de/html/aerztlicher_bereitschaftsdienst.php';
const AUSTRIA_POISON = 'https://gesundheit.gv.at/service/notruf/vergiftungsinformationszentrale';

export const beat = line('Beat helpline', '0808 801 0677', 'https://www.beateatingdisorders.org.uk', null);
export const samaritans = line('Samaritans', '116 123', 'https://www.samaritans.org', nov27(SAMARITANS));

export const european: CountryLines = {
  emergency: emergency112(),
  poison: [],
  crisis: [],
  eatingDisorder: [],
  medical: [],
};

/** Help lines of European countries. */
export const europe = {
  GB: {
    emergency: line(
      'Emergency services',
      '999',
      'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
      nov27(AMBULANCE_UK),
    ),
    poison: [line('NHS', '111', 'https://www.nhs.uk/conditions/poisoning/', nov27(AMBULANCE_UK))],
    crisis: [samaritans],
    eatingDisorder: [beat],
    medical: [line('NHS', '111', 'https://111.nhs.uk', nov27(AMBULANCE_UK))],
  },
  IE: {
    emergency: emergency112(),
    poison: [
      line(
        'National Poisons Information Centre',
        '01 809 2166',
        'https://www.poisons.ie',
        nov27('https://poisons.ie/about/what-we-do/'),
        { dial: '+35318092166' },
      ),
    ],
    crisis: [{ ...samaritans, source: 'https://www.samaritans.org/ireland/' }],
    eatingDisorder: [],
    medical: [],
  },
  DE: {
    emergency: emergency112(),
    poison: [
      line('Giftnotruf Berlin', '030 19240', 'https://giftnotruf.charite.de', nov27(GERMAN_POISON), {
        dial: '+493019240',
      }),
    ],
    crisis: [
      line(
        'TelefonSeelsorge',
        '0800 111 0 111',
        'https://www.telefonseelsorge.de',
        nov27('https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband'),
      ),
      line('TelefonSeelsorge', '116 123', 'https://www.telefonseelsorge.de', null),
    ],
    eatingDisorder: [
      line(
        'Beratungstelefon Essstörungen',
        '0221 892031',
        'https://essstoerungen.bioeg.de',
        nov27(
          'https://infodienst.bzga.de/gesundheitsfoerderung/fachinformationen/iss-was-mach-dich-schlau-zu-essstoerungen',
        ),
        { dial: '+49221892031' },
      ),
    ],
    medical: [
      line('Ärztlicher Bereitschaftsdienst', '116 117', 'https://www.116117.de', nov27(ON_CALL_DOCTORS)),
    ],
  },
  AT: {
    emergency: emergency112(AUSTRIA_POISON),
    poison: [
      line(
        'Vergiftungsinformationszentrale',
        '01 406 43 43',
        'https://goeg.at/vergiftungsinformation',
        nov27(AUSTRIA_POISON),
        { dial: '+4314064343' },
      ),
    ],
    crisis: [
      line(
        'Telefonseelsorge',
        '142',
        'https://www.telefonseelsorge.at',
        nov27('https://www.katholisch.at/telefonseelsorge'),
      ),
    ],
    eatingDisorder: [],
    medical: [
      line(
        'Gesundheitsberatung',
        '1450',
        'https://www.1450.at',
        nov27('https://www.gemma-aha.at/medizinischer-notfall-beim-kind/'),
      ),
    ],
  },
  CH: {
    emergency: line(
      'Sanitätsnotruf',
      '144',
      'https://www.ch.ch/en/health/emergencies/',
      nov27('https://stadt-zuerich.ch/web/de/stadtleben/notfall/notrufe/notruf-144.html'),
    ),
    poison: [
      line(
        'Tox Info Suisse',
        '145',
        'https://www.toxinfo.ch',
        nov27('https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx?isdlg=1'),
      ),
    ],
    crisis: [
      line('Die Dargebotene Hand', '143', 'https://www.143.ch', nov27('https://zuerich.143.ch/Service/FAQ')),
    ],
    eatingDisorder: [],
    medical: [],
  },
} satisfies Record<string, CountryLines>;
