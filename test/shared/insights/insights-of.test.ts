import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '#shared/facts/facts.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import type { FactEntry } from '#shared/facts/source.ts';
import { candidatesOf, buildInsights } from '#shared/insights/insights-of.ts';
import { destinations, insight, insightTypes, MAX_INSIGHTS } from '#shared/insights/schema.ts';
import { labelOfScore } from '#shared/health-check/score.ts';
import { addDays } from '#shared/time/local-date.ts';
import { entryOf, people, type Person, sourceOf, TODAY } from '../facts/two-people.ts';
import { somebody } from './somebody.ts';
import { isFull } from '#test/support/full-size.ts';

const runs = isFull ? 10_000 : 300;
const [anna, ben] = people();
const told = (person: Person): string => JSON.stringify(buildInsights(factsOf(sourceOf(person))));

/** Returns Anna with every entry of a food changed. */
const annaWith = (change: (entry: FactEntry) => FactEntry): Person => ({
  ...anna,
  entries: anna.entries.map(change),
});

describe('Rule-based insights', () => {
  it('INSIGHT-05 every user gets three to six insights with a known type and destination', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        const insights = buildInsights(factsOf(sourceOf(person)));
        expect(insights.length).toBeGreaterThanOrEqual(3);
        expect(insights.length).toBeLessThanOrEqual(MAX_INSIGHTS);
        for (const one of insights) {
          expect(insight.parse(one)).toEqual(one);
          expect(insightTypes).toContain(one.type);
          expect(destinations).toContain(one.action.kind);
        }
      }),
      { numRuns: runs },
    );
  });

  it('rule-based insights contain no number that their cited facts lack', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        for (const { title, description } of candidatesOf(factsOf(sourceOf(person)))) {
          expect(findInventedNumbers(`${title}. ${description.text}`, description.cited)).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  });

  it('rule-based insights state each point once, the most important first', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        const found = candidatesOf(factsOf(sourceOf(person)));
        expect(new Set(found.map(({ topic }) => topic)).size).toBe(found.length);
        const ranks = found.slice(0, -1).map(({ rank }) => rank);
        expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
      }),
      { numRuns: runs },
    );
  });

  it('differ between users and follow their data', () => {
    expect(told(anna)).not.toBe(told(ben));
    const salty = annaWith((entry) =>
      entry.food_name === 'Lentil soup' ? { ...entry, sodium: 4_310 } : entry,
    );
    expect(told(anna)).not.toContain('Salt adds up');
    expect(told(salty)).toContain('Salt adds up');
    expect(told(salty)).toContain('Lentil soup');
  });

  it('rule-based insights contain an average that matches a recount of the entries', () => {
    const light = annaWith((entry) => ({ ...entry, calories: Math.round(entry.calories / 3) }));
    const week = light.entries.filter(({ local_date }) => local_date > addDays(TODAY, -7));
    const days = new Set(week.map(({ local_date }) => local_date)).size;
    const average = Math.round(week.reduce((sum, { calories }) => sum + calories, 0) / days);
    expect(told(light)).toContain(`Your logged days average ${average} kcal`);
    expect(told(light)).toContain('You’re eating well below your goal');
  });

  it('rule-based insights start with the most helpful step when nothing is known', () => {
    const blank: Person = { name: 'New', entries: [], water: {}, profile: ben.profile, weights: [] };
    const [first, second] = buildInsights(factsOf(sourceOf(blank)));
    expect([first?.action.kind, second?.action.kind]).toEqual(['log', 'scan']);
    const two: Person = {
      ...blank,
      entries: [0, 1].map((ago) => entryOf(`T${ago}`, ago, 'lunch', 'Soup', [300, 9, 30, 9, 4, 2, 300])),
    };
    expect(buildInsights(factsOf(sourceOf(two)))[0]).toMatchObject({ title: 'Log a few more days' });
  });

  it('rule-based insights give growing users no advice on energy or weight', () => {
    const young: Person = { ...anna, profile: { ...anna.profile, age: 15 } };
    const topics = candidatesOf(factsOf(sourceOf(young))).map(({ topic }) => topic);
    for (const topic of ['energy', 'weight', 'weekend', 'change', 'goal days', 'today'])
      expect(topics).not.toContain(topic);
  });

  it('praise successes, however much can be improved', () => {
    expect(buildInsights(factsOf(sourceOf(anna))).map(({ type }) => type)).toContain('achievement');
  });
});

describe('The label of a health score', () => {
  it('INSIGHT-04 reads Excellent from 80, Good from 60 and otherwise Needs Improvement', () => {
    expect([80, 79, 60, 59].map(labelOfScore)).toEqual(['Excellent', 'Good', 'Good', 'Needs Improvement']);
  });
});
