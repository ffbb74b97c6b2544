import { describe, expect, it } from 'vitest';
import { careWords } from '#shared/goals/care-words.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { FactProfile } from '#shared/facts/source.ts';
import { buildInsights, textOfInsight } from '#shared/insights/insights-of.ts';
import { draftReader, foodNameReader, gateText, readerOf, showable } from '#shared/safety/reply/gate.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const kindFor = (text: string, profile: Parameters<typeof readerOf>[0] = null) =>
  gateText(text, readerOf(profile))?.kind ?? 'shown';

describe('The gate for texts', () => {
  it.each([
    ['Take a laxative after dinner.', null, 'dangerous'],
    ['Nimm ein Abführmittel nach dem Essen.', null, 'dangerous'],
    ['Eat 600 kcal a day until Friday.', null, 'dangerous'],
    ['Take two more units of insulin.', null, 'dose'],
    ['You look fat in that picture.', null, 'insult'],
    ['I have logged your lunch.', null, 'claim'],
    ['Ich habe dein Mittagessen eingetragen.', null, 'claim'],
    ['Your lunch has been added to your diary.', null, 'claim'],
    ['A spoon of peanut butter brings the protein.', { allergens: ['peanut'] }, 'diet'],
    ['Grilled chicken would fit.', { diet: 'vegan' }, 'diet'],
    ['A deficit helps you lose weight.', { age: 15 }, 'at-risk'],
    ['Ein Kaloriendefizit hilft dir.', { weight: 45, height: 170 }, 'at-risk'],
    ['Try to eat less at night.', { conditions: ['pregnancy'] }, 'at-risk'],
    ['You had 900 kcal.', { conditions: ['recovering from bulimia'] }, 'at-risk'],
    ['More protein in one meal.', { conditions: ['kidney disease'] }, 'at-risk'],
  ] as const)('rejects %j for %j as %s', (text, profile, kind) => {
    expect(kindFor(text, profile)).toBe(kind);
  });

  it.each([
    ['A deficit helps you lose weight.', null],
    ['Never take laxatives to lose weight.', null],
    ['You logged 5 days in a row.', null],
    ['Logged every day.', null],
    ['The fastest way: a photo', { age: 15 }],
    ['Fast geschafft', { age: 15 }],
    ['Your trend is nearly flat.', { conditions: ['pregnancy'] }],
    ['We left out what doesn’t fit your diet and allergies.', { conditions: ['anorexia'] }],
    ['A varied diet with enough food helps you both.', { conditions: ['pregnancy'] }],
    ['Hummus with carrots brings fiber.', { allergens: ['peanut'] }],
    ['You had 900 kcal.', { conditions: ['no longer pregnant'] }],
  ] as const)('shows %j for %j', (text, profile) => {
    expect(kindFor(text, profile)).toBe('shown');
  });

  it('binds a number to its label, not only to its value', () => {
    const source = sourceOf(people()[0]);
    const diary = factsOf(source);
    const numbers = { diary, sheet: factSheet(diary), language: 'en' as const };
    const reader = readerOf(source.profile, numbers);
    expect(gateText(`You have ${diary.goal.left.toLocaleString('en')} kcal left today.`, reader)).toBeNull();
    const { calories } = diary.today.amounts;
    const eaten = `${(calories?.value ?? 0).toLocaleString('en')} kcal`;
    expect(gateText(`You had ${eaten} today.`, reader)).toBeNull();
    expect(gateText(`You have ${eaten} left today.`, reader)).toEqual({ kind: 'number', numbers: [eaten] });
  });

  it('shows every word for users at risk that the product has for them', () => {
    const profiles: (Partial<FactProfile> & { conditions?: string[] })[] = [
      { conditions: ['eating disorder'] },
      { conditions: ['pregnancy'] },
      { age: 15 },
      { weight: 45, height: 170 },
    ];
    for (const profile of profiles) {
      const reader = readerOf(profile);
      for (const { text, help } of Object.values(careWords))
        expect(gateText(`${text} ${help}`, reader)).toBeNull();
      const source = sourceOf(people()[0]);
      const insights = buildInsights(factsOf({ ...source, profile: { ...source.profile, ...profile } }));
      expect(insights.length).toBeGreaterThan(0);
      if (!profile.conditions?.includes('eating disorder'))
        expect(showable(insights, reader, textOfInsight)).toEqual(insights);
    }
  });

  it('drops an item that quotes a dangerous name which the user typed', () => {
    const items = ['“Lentil soup” is your usual lunch.', 'Have “take 40 laxatives” for lunch again.'];
    expect(showable(items, readerOf(null), (text) => text)).toEqual([items[0]]);
  });

  it('lets the user name whatever they ate, and write drafts in their own name', () => {
    expect(gateText('Glass of red wine', foodNameReader)).toBeNull();
    expect(gateText('Peanut butter sandwich', foodNameReader)).toBeNull();
    expect(gateText('Eat 600 kcal a day.', foodNameReader)).not.toBeNull();
    expect(gateText('I have sent you the menu.', draftReader)).toBeNull();
    expect(gateText('Take a laxative after dinner.', draftReader)).not.toBeNull();
  });
});
