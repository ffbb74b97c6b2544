import { type CountryLines, line, nov27 } from './line.ts';

const NEBRASKA = 'https://www.nebraskapoison.com/september-is-national-suicide-prevention-month/';
const TORONTO =
  'https://www.aboutkidshealth.ca/healthaz/na/poison-information-centres-in-canada/?hub=injuryprev';
const HEALTHDIRECT = 'https://healthdirect.gov.au/amp/article/poisoning';
const PLUNKET = 'https://www.plunket.org.nz/your-child/emergency/poisons/in-the-garden/';
const NZ_MINISTRY =
  'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy';

export const poisonUS = line('Poison Control', '1-800-222-1222', 'https://www.poison.org', nov27(NEBRASKA));
export const lifeline988 = line(
  '988 Suicide & Crisis Lifeline',
  '988',
  'https://988lifeline.org',
  nov27(NEBRASKA),
);
export const anad = line('ANAD helpline', '1-888-375-7767', 'https://anad.org', null);

/** Help lines of countries outside of Europe. */
export const overseas = {
  US: {
    emergency: line(
      'Emergency services',
      '911',
      'https://www.911.gov',
      nov27('https://www.911.gov/about_national_911program.html'),
    ),
    poison: [poisonUS],
    crisis: [
      lifeline988,
      line(
        'Crisis Text Line: text HOME to',
        '741741',
        'https://www.crisistextline.org',
        nov27('https://internationalmentalhealth.org/resources/'),
        { sms: true },
      ),
    ],
    eatingDisorder: [anad],
    medical: [],
  },
  CA: {
    emergency: line(
      'Emergency services',
      '911',
      'https://www.canada.ca/en/services/health.html',
      nov27(TORONTO),
    ),
    poison: [line('Poison Centre', '1-844-764-7669', 'https://infopoison.ca', nov27(TORONTO))],
    crisis: [
      line('988 Suicide Crisis Helpline', '988', 'https://988.ca', nov27('https://cmhasaskatoon.ca/9-8-8/')),
    ],
    eatingDisorder: [
      line(
        'NEDIC helpline',
        '1-866-633-4220',
        'https://nedic.ca',
        nov27(
          'https://newswire.ca/news-releases/eating-disorder-groups-across-canada-to-mark-eating-disorders-awareness-week-2017-with-notachoice-campaign-612179053.html',
        ),
      ),
    ],
    medical: [
      line(
        'Health advice',
        '811',
        'https://www.canada.ca/en/services/health.html',
        nov27('https://www.albertahealthservices.ca/news/Page19408.aspx'),
      ),
    ],
  },
  AU: {
    emergency: line('Emergency services', '000', 'https://www.triplezero.gov.au', nov27(HEALTHDIRECT)),
    poison: [
      line(
        'Poisons Information Centre',
        '13 11 26',
        'https://www.poisonsinfo.nsw.gov.au',
        nov27('https://www.poisonsinfo.health.qld.gov.au'),
      ),
    ],
    crisis: [
      line(
        'Lifeline',
        '13 11 14',
        'https://www.lifeline.org.au',
        nov27('https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/'),
      ),
    ],
    eatingDisorder: [
      line(
        'Butterfly helpline',
        '1800 33 4673',
        'https://butterfly.org.au',
        nov27(
          'https://butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders/',
        ),
      ),
    ],
    medical: [
      line(
        'healthdirect',
        '1800 022 222',
        'https://www.healthdirect.gov.au',
        nov27('https://www.healthdirect.gov.au/what-care-do-i-need'),
      ),
    ],
  },
  NZ: {
    emergency: line('Emergency services', '111', 'https://www.police.govt.nz/111', nov27(PLUNKET)),
    poison: [line('National Poisons Centre', '0800 764 766', 'https://poisons.co.nz', nov27(PLUNKET))],
    crisis: [line('Need to talk?', '1737', 'https://1737.org.nz', nov27(NZ_MINISTRY))],
    eatingDisorder: [],
    medical: [line('Healthline', '0800 611 116', 'https://info.health.nz', nov27(NZ_MINISTRY))],
  },
  IN: {
    emergency: line(
      'Emergency services',
      '112',
      'https://112.gov.in',
      nov27(
        'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
      ),
    ),
    poison: [],
    crisis: [
      line(
        'Tele MANAS',
        '14416',
        'https://telemanas.mohfw.gov.in',
        nov27(
          'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
        ),
      ),
    ],
    eatingDisorder: [],
    medical: [],
  },
} satisfies Record<string, CountryLines>;
