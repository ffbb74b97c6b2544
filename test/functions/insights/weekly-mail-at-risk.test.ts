import { describe, expect, it } from 'vitest';
import { loadWeeklyMailTexts } from '#functions/insights/weekly-mail/load-weekly-mail-texts.ts';
import { weeklyMail } from '#functions/insights/weekly-mail/weekly-mail.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { Speaker } from '#shared/facts/speaker.ts';
import { entryOf, people, sourceOf } from '../../shared/facts/two-people.ts';

const ORIGIN = 'https://plate.example';
const german = [await loadWeeklyMailTexts('de')];

/** Returns the text of the email to Anna with other body data. */
const mailTo = (profile: object, speaker?: Speaker): string => {
  const [anna] = people();
  const facts = factsOf(sourceOf({ ...anna, profile: { ...anna.profile, ...profile } }));
  return weeklyMail({ to: 'anna@example.com', facts, token: 'token', siteOrigin: ORIGIN }, speaker).text;
};

describe('The weekly email to users at risk (D49)', () => {
  it.each([
    ['underweight', { weight: 45, height: 170 }, /your weight is low for your height/i],
    ['15 years old', { age: 15 }, /still growing/i],
    ['pregnant', { conditions: ['pregnancy'] }, /midwife/i],
    ['recovering from an eating disorder', { conditions: ['history of anorexia'] }, /helpline/i],
  ])('compares no user who is %s with a goal, and names who can help', (_who, profile, help) => {
    for (const speaker of [undefined, ...german]) {
      const text = mailTo(profile, speaker);
      expect(text).not.toMatch(
        /goal|1,850|1\.850|deficit|your score|weight loss|\bless\b|too much|ziel|defizit|abnehm|weniger|zu viel/i,
      );
      expect(text).toMatch(speaker === undefined ? help : /Ärzt|Hebamme|Hilf|Beratung|Arzt/);
    }
  });

  it('counts no calories for a user with an eating disorder, but for other users at risk', () => {
    expect(mailTo({ conditions: ['bulimia'] })).not.toMatch(/kcal|energy/i);
    expect(mailTo({ age: 15 })).toContain('Daily energy: ');
    expect(mailTo({ conditions: ['bulimia'] })).toContain('Days logged: ');
  });

  it('compares a user with diabetes with their goal and advises no treatment', () => {
    const text = mailTo({ conditions: ['type 2 diabetes'] });
    expect(text).toContain('Your goal: 1,850 kcal');
    expect(text).not.toMatch(/insulin|dose|units|blood sugar/i);
  });

  it('quotes no dangerous name that the user typed', () => {
    const entries = Array.from({ length: 6 }, (_none, ago) =>
      entryOf(`S${ago}`, ago, 'lunch', 'Take 40 laxatives', [1_900, 20, 200, 60, 9, 20, 900]),
    );
    const [anna] = people();
    const facts = factsOf(sourceOf({ ...anna, entries }));
    const { text, html } = weeklyMail({ to: 'anna@example.com', facts, token: 'token', siteOrigin: ORIGIN });
    expect(`${text}${html}`).not.toContain('laxatives');
  });
});
