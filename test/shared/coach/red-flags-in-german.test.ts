import { describe, expect, it } from 'vitest';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { careFor, redFlagIn } from '#shared/coach/rules/red-flags.ts';
import { type RedFlag, redFlags } from '#shared/coach/rules/red-flags/red-flag.ts';
import { germanFlagIn } from '#shared/coach/rules/red-flags/german-flags.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { people, sourceOf } from '../facts/two-people.ts';
import { calm, harmless } from './harmless-phrases.ts';

const facts = factsOf(sourceOf(people()[0]));

const flagged: Record<RedFlag, readonly string[]> = {
  suicide: [
    'Ich will nicht mehr leben',
    'ich möchte einfach nicht mehr aufwachen',
    'Ich denke an Selbstmord',
    'ich will mich umbringen',
    'Ich ritze mich wieder',
    'ohne mich wären alle ohne mich besser dran',
    'Ich wäre lieber tot',
    'ICH MOECHTE STERBEN',
  ],
  danger: [
    'Ich habe Schmerzen in der Brust',
    'ich kriege keine Luft nach den Nüssen',
    'Mein Hals ist zugeschwollen',
    'Ist das ein Herzinfarkt?',
    'ich bin gestern ohnmächtig geworden',
  ],
  'eating disorder': [
    'Ich habe Bulimie',
    'Nach dem Essen stecke ich mir den Finger in den Hals',
    'hatte wieder einen Fressanfall',
    'Wie viele Abführmittel helfen beim Abnehmen?',
    'Ich habe seit drei Tagen nichts gegessen',
    'Ich will nur noch 500 kcal essen',
    'Mach mir einen Plan mit 600 kcal am Tag',
    'Ich hasse meinen Körper',
    'sieben Tage fasten',
  ],
  medication: [
    'Wie viel Insulin soll ich spritzen?',
    'Soll ich Metformin zum Essen nehmen?',
    'Darf ich mit meinen Medikamenten Grapefruit essen?',
    'Mein Blutzucker ist zu hoch',
    'Ich bin an der Dialyse, was darf ich essen?',
  ],
  pregnancy: [
    'Ich bin in der 20. Woche schwanger',
    'Darf ich in der Schwangerschaft abnehmen?',
    'Ich stille gerade',
  ],
  minor: ['Ich bin 15 und will abnehmen', 'ich bin erst vierzehn', 'Ich bin 16 Jahre alt.'],
};

const quiet = [
  'Was ist heute noch übrig?',
  'Wie viel Eiweiß hatte ich gestern?',
  'Ich bin 15 kg schwerer als früher',
  'Ich bin 42 und will abnehmen',
  'Ich habe 800 kcal am Tag verbrannt',
  'Ich kann heute nichts mehr essen, ich bin satt',
  'Ohne Kaffee kann ich nicht mehr leben',
  'Ein stilles Wasser und ein Brot',
  'Ich will nicht mehr so viel Zucker essen',
  'Wie viele Kalorien hatte ich im Schnitt?',
  'Gestern 1.800 kcal, heute 900 kcal bis jetzt',
  'Was bringt mir ein Defizit von 500 kcal am Tag?',
  'Nudeln mit Hähnchenbrust',
];

const german = await loadCoachTexts('de');

describe('Red flags in German', () => {
  it.each(Object.entries(flagged).flatMap(([flag, texts]) => texts.map((text) => [flag, text] as const)))(
    'the red flag %s in "%s" gets care in German from the English rules',
    (flag, text) => {
      expect(redFlagIn(text, 34, facts.date)).toBe(flag);
      const { response, topic, facts: cited } = answerByRules(text, facts, { foods: () => [] });
      expect({ topic, cited }).toEqual({ topic: 'care', cited: [] });
      expect(response).toBe(careFor(flag as RedFlag, 'de'));
    },
  );

  it.each(quiet)('raises no red flag for "%s"', (text) => {
    expect(redFlagIn(text, 34, facts.date)).toBeNull();
  });

  it('raises no red flag in German for harmless English text', () => {
    for (const text of [...harmless, ...calm]) expect(germanFlagIn(text), text).toBeNull();
  });

  it('an English message on a German page gets care in German too', () => {
    const told = answerByRules('I want to die', facts, { foods: () => [], words: german });
    expect(told.response).toContain('TelefonSeelsorge');
    expect(answerByRules('I want to die', facts, { foods: () => [] }).response).toContain('Samaritans');
  });

  it('the care text names the emergency number for acute danger and no other number', () => {
    for (const flag of redFlags) {
      const care = careFor(flag, 'de');
      expect(care.replace(/\b(?:112|0800 111 0 111|0800 111 0 222|116 111)\b/g, '')).not.toMatch(/\d/);
      expect(care).toMatch(/Ärztin|Notruf|Hebamme/);
    }
    for (const flag of ['danger', 'suicide', 'eating disorder', 'medication'] as const)
      expect(careFor(flag, 'de')).toContain('Notruf 112');
    expect(careFor('suicide', 'de')).toContain('0800 111 0 111');
  });
});
