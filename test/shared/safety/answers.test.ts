import { describe, expect, it } from 'vitest';
import { composeAdvice, referOf } from '#shared/safety/answers/compose-advice.ts';
import { helpCountries, helpCountryOf } from '#shared/safety/help-lines/countries.ts';
import { helpLines } from '#shared/safety/help-lines/help-lines.ts';
import { safetyAdvice } from '#shared/safety/refer.ts';
import { topics } from '#shared/safety/topics/topic.ts';

const all = topics.flatMap((topic) =>
  helpCountries.flatMap((country) =>
    (['en', 'de'] as const).map((language) => ({
      topic,
      country,
      language,
      advice: composeAdvice(topic, '', { language, country }),
    })),
  ),
);

describe('Safety answers', () => {
  it('answers are valid, complete and name help in every country and language', () => {
    for (const { topic, country, language, advice } of all) {
      const name = `${topic} ${country} ${language}`;
      expect(safetyAdvice.safeParse(advice).success, name).toBe(true);
      expect(advice.text, name).not.toMatch(/[{}]|undefined| {2}/);
      expect(advice.text.length, name).toBeLessThan(900);
      expect(advice.text, name).toMatch(
        /doctor|pediatrician|midwife|pharmacist|team|emergency|call|call \d|arzt|ärzt|hebamme|notruf|ruf/i,
      );
    }
  });

  it('give no dose of a medicine and no energy goal', () => {
    for (const { topic, advice } of all)
      expect(advice.text, topic).not.toMatch(
        /\d+ ?(?:units|Einheiten|kcal|calories|Kalorien)\b|\b\d{3,} ?(?:mg)\b(?! of caffeine| ?Koffein)/i,
      );
  });

  it('never tell anyone to vomit', () => {
    for (const { topic, advice } of all.filter((each) => referOf(each.topic) === 'emergency'))
      expect(
        advice.text.replace(/do not (?:make \S+ |try to )?vomit|nicht (?:absichtlich )?erbrechen/gi, ''),
        topic,
      ).not.toMatch(/make (?:yourself|them|anyone) (?:vomit|throw up)(?! and)/i);
  });

  it('name the emergency number of the country for an emergency', () => {
    for (const { country, advice } of all.filter(({ topic }) => referOf(topic) === 'emergency'))
      expect(advice.text).toContain(country === 'other' ? '911' : helpLines[country].emergency.number);
  });
});

describe('Help lines', () => {
  it('have a source, a date and a dialable number', () => {
    for (const country of helpCountries) {
      const { emergency, poison, crisis, eatingDisorder, medical } = helpLines[country];
      for (const line of [emergency, ...poison, ...crisis, ...eatingDisorder, ...medical]) {
        expect(line.source, line.name).toMatch(/^https:\/\//);
        if (line.compared !== null) {
          expect(line.compared.url, line.name).toMatch(/^https:\/\//);
          expect(line.compared.on, line.name).toMatch(/^\d{4}-\d\d-\d\d$/);
        }
        expect((line.dial ?? line.number).replace(/\D/g, '').length, line.name).toBeGreaterThan(2);
      }
    }
  });

  it('never stand alone in an answer if their number was not compared with a published page', () => {
    const unconfirmed: string[] = [];
    for (const country of helpCountries)
      for (const topic of ['poisoning', 'suicide', 'eating-disorder', 'low-bmi', 'pregnancy'] as const) {
        const { eatingDisorder, crisis, poison, medical, emergency } = helpLines[country];
        const own = [emergency, ...eatingDisorder, ...crisis, ...poison, ...medical];
        const shown = composeAdvice(topic, '', { language: 'en', country }).lines;
        const known = shown.map(({ number }) => own.find((line) => line.number === number));
        if (known.some((line) => line?.compared === null)) {
          unconfirmed.push(country);
          expect(
            known.some((line) => line?.compared),
            `${country} ${topic}`,
          ).toBe(true);
        }
      }
    expect([...new Set(unconfirmed)]).toEqual(['US', 'GB', 'DE', 'other']);
  });

  it.each([
    ['Europe/Berlin', undefined, 'en', 'DE'],
    ['America/Chicago', 'de-DE', 'de', 'US'],
    ['America/Toronto', 'en', 'en', 'CA'],
    ['Europe/Paris', 'en-US', 'en', 'EU'],
    ['Asia/Tokyo', 'en-US', 'en', 'other'],
    ['UTC', 'en-GB,en;q=0.9', 'en', 'GB'],
    ['UTC', 'de-AT', 'de', 'AT'],
    ['UTC', undefined, 'de', 'DE'],
    [undefined, 'fr-FR', 'en', 'EU'],
    [undefined, undefined, 'en', 'other'],
  ] as const)(
    'come from time zone %s, locales %s and language %s: %s',
    (zone, locales, language, country) => {
      expect(helpCountryOf({ zone, locales, language })).toBe(country);
    },
  );
});
