import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facts, factsOf } from '#shared/facts/facts.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import type { HealthMetricName } from '#shared/health-check/schema.ts';
import type { Candidate } from '#shared/insights/candidate.ts';
import { candidatesOf, candidatesOfEndedWeek } from '#shared/insights/insights-of.ts';
import { isJudging } from '#shared/insights/is-judging.ts';
import { addDays } from '#shared/time/local-date.ts';
import { entryOf, people, type Person, sourceOf, TODAY } from '../facts/two-people.ts';
import { somebody } from './somebody.ts';
import { isFull } from '#test/support/full-size.ts';

const runs = isFull ? 10_000 : 200;
const [anna] = people();

const forEverybody = (judge: (found: Candidate[], facts: Facts, person: Person) => void): void =>
  fc.assert(
    fc.property(somebody, (person) => {
      const facts = factsOf(sourceOf(person));
      judge(candidatesOf(facts), facts, person);
      judge(candidatesOfEndedWeek(facts, 6), facts, person);
    }),
    { numRuns: runs },
  );

const ofTopic = (found: readonly Candidate[], topic: string) => found.find((one) => one.topic === topic);

/** Creates a user who ate the same on each of the last days. */
const steady = (
  kcal: number,
  figures: [protein: number | null, fiber: number | null, sodium: number],
  profile: Partial<Person['profile']> = {},
  days = 7,
): Person => ({
  ...anna,
  weights: [],
  water: {},
  profile: { ...anna.profile, ...profile },
  entries: Array.from({ length: days }, (_none, ago) =>
    entryOf(`S${ago}`, ago, 'lunch', 'Chicken soup', [kcal, figures[0], 40, 10, figures[1], 5, figures[2]]),
  ),
});
const told = (person: Person): Candidate[] => candidatesOf(factsOf(sourceOf(person)));

describe('Insights agree', () => {
  it('the insights match the health check of the same week to a tenth of a gram', () => {
    // 10% less than 15% of 2,347 kcal are 79.21125 g.
    const near = (protein: number) => steady(2_347, [protein, 25, 900], { daily_calorie_goal: 2_347 });
    expect(ofTopic(told(near(79.2)), 'protein')).toMatchObject({ type: 'improvement' });
    expect(ofTopic(told(near(79.3)), 'protein')).toMatchObject({ type: 'achievement' });
    forEverybody((found, facts, person) => {
      const { days } = sourceOf(person);
      const week = days.filter(({ date }) => date > addDays(TODAY, -7) && date <= TODAY);
      const { metrics } = buildHealthCheck(week, facts.targets);
      const isWell = (name: HealthMetricName): boolean => {
        const { status, difference } = metrics.find((metric) => metric.name === name)!;
        return status === 'good' || (name !== 'calories' && difference > 0);
      };
      for (const [topic, name] of [
        ['protein', 'protein'],
        ['fiber', 'fiber'],
        ['energy', 'calories'],
      ] as const) {
        const one = ofTopic(found, topic);
        // These insights report that the goal is unsuitable as a measure.
        if (one && one.title !== 'Your goal is very low')
          expect(one.type === 'achievement').toBe(isWell(name));
      }
    });
  });

  it('never advise less and more of one food, or warn light eaters of high days', () => {
    const salty = told(steady(1_900, [30, 26, 3_000]));
    expect(ofTopic(salty, 'sodium')?.description.text).toContain('Most came from “Chicken soup”');
    expect(ofTopic(salty, 'protein')).toMatchObject({ type: 'improvement' });
    expect(ofTopic(salty, 'protein')?.description.text).not.toContain('more of it');
    expect(ofTopic(salty, 'usual food')).toBeUndefined();
    forEverybody((found) => {
      const less = /Most came from (“[^”]*”)/.exec(ofTopic(found, 'sodium')?.description.text ?? '')?.[1];
      const more = ['protein', 'usual food'].map((topic) => ofTopic(found, topic)?.description.text ?? '');
      if (less !== undefined) expect(more.join(' ')).not.toContain(less);
      const isLight = /below|light/.test(ofTopic(found, 'energy')?.title ?? '');
      if (isLight) {
        expect(found.map(({ title }) => title)).not.toContain('You eat more on weekends');
        expect(found.map(({ title }) => title)).not.toContain('You’re above your goal today');
      }
    });
  });

  it('respect the time of day: a breakfast alone makes no week low', () => {
    const breakfast = (before: Person): Person => ({
      ...before,
      entries: [
        ...before.entries.slice(1),
        entryOf('B', 0, 'breakfast', 'Toast', [150, 4, 30, 2, 1, 2, 100]),
      ],
    });
    const well = told(breakfast(steady(2_000, [76, 25, 900], { daily_calorie_goal: 2_000 })));
    for (const topic of ['energy', 'protein', 'fiber']) expect(ofTopic(well, topic)).toBeUndefined();
    const little = told(breakfast(steady(1_400, [60, 15, 900], { daily_calorie_goal: 2_000 })));
    expect(ofTopic(little, 'energy')).toMatchObject({ type: 'warning' });
    for (const topic of ['protein', 'fiber'])
      expect(ofTopic(little, topic)).toMatchObject({ type: 'improvement' });
  });

  it('describe the past week in an email without calling a day of it today', () => {
    const facts = factsOf(sourceOf(steady(1_900, [80, 26, 900])));
    expect(candidatesOf(facts).map(({ description }) => description.text)).toContainEqual(
      expect.stringContaining('including today'),
    );
    expect(candidatesOfEndedWeek(facts, 6).map(({ description }) => description.text)).toContainEqual(
      expect.stringContaining('7 days logged in a row through the end of the week'),
    );
    fc.assert(
      fc.property(somebody, (person) => {
        for (const { description } of candidatesOfEndedWeek(factsOf(sourceOf(person)), 6))
          expect(description.text).not.toMatch(/\btoday\b|yesterday/i);
      }),
      { numRuns: runs },
    );
  });
});

describe('Careful insights', () => {
  const pressing = /above your goal|evens it out|fuller day|smaller portion a day|to close that|Keep it up/;

  it('warn about an unsafe goal and never praise meeting it', () => {
    const found = told(steady(1_000, [80, 26, 900], { daily_calorie_goal: 1_000 }));
    expect(found[0]).toMatchObject({
      title: 'Your goal is very low',
      type: 'warning',
      action: { kind: 'goal' },
    });
    expect(found[0]?.description.text).toContain('Your goal of 1,000 kcal is below 1,200 kcal');
    expect(ofTopic(found, 'goal days')).toBeUndefined();
    const enough = told(steady(1_200, [80, 26, 900], { daily_calorie_goal: 1_200 }));
    expect(ofTopic(enough, 'energy')).toMatchObject({ title: 'On track for your goal' });
  });

  it('urge no change on an underweight user, and treat a falling weight with care', () => {
    const light = { age: 30, height: 175, weight: 52, daily_calorie_goal: 1_600 };
    const found = told(steady(2_200, [80, 26, 900], light));
    expect(ofTopic(found, 'energy')).toBeUndefined();
    expect(ofTopic(found, 'care')).toMatchObject({ type: 'health', action: { kind: 'plan' } });
    const falling = {
      ...steady(1_600, [80, 26, 900], light),
      weights: [20, 10, 0].map((ago) => ({ date: addDays(TODAY, -ago), weight: 52 + ago / 10 })),
    };
    expect(ofTopic(told(falling), 'weight')).toMatchObject({ type: 'warning' });
    expect(ofTopic(told(falling), 'weight')?.description.text).toContain('A doctor can help');
  });

  it('(D49) compare no user at risk with a goal and name who can help', () => {
    forEverybody((found, { risk, goal }) => {
      if (risk === null) {
        if (goal.calories < 1_200)
          for (const { description } of found) expect(description.text).not.toMatch(pressing);
        return;
      }
      expect(ofTopic(found, 'care')?.description.text).toMatch(/doctor/);
      for (const { title, description } of found) {
        expect(`${title} ${description.text}`).not.toMatch(/\bgoal|short of|above|below|too much|less\b/i);
        expect(description.cited.map(({ id }) => id)).not.toContain('goal');
      }
    });
  });

  it('never praise complete logging next to the question whether meals were forgotten', () => {
    const light = told(steady(900, [80, 26, 900], {}, 28));
    expect(ofTopic(light, 'energy')?.description.text).toContain('If you forgot to log meals');
    expect(ofTopic(light, 'logging')).toBeUndefined();
    forEverybody((found) => {
      if (found.some(({ description }) => description.text.includes('forgot to log')))
        expect(found.map(({ title }) => title)).not.toContain('Great consistency');
    });
  });

  it('never scold', () => {
    forEverybody((found) => {
      for (const { title, description } of found)
        expect(isJudging(`${title} ${description.text}`)).toBe(false);
    });
    for (const text of [
      'A bad week',
      'You failed again',
      'That cheat day',
      'Feel guilty?',
      'Too much junk food',
    ])
      expect(isJudging(text), text).toBe(true);
    for (const text of ['Badam milk, 210 kcal', 'Your fat is at 60 g', 'The cheapest beans'])
      expect(isJudging(text), text).toBe(false);
  });
});
