import { describe, expect, it } from 'vitest';
import { factsOf } from '#shared/facts/facts.ts';
import type { FactProfile } from '#shared/facts/source.ts';
import { candidatesOf } from '#shared/insights/insights-of.ts';
import { entryOf, people, type Person, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
const all = (calories: number, sodium = 300) => [calories, 30, 90, 20, 9, 10, sodium] as const;

/** Creates a user with the given kcal in two meals on each day, by how many days ago it is. */
const eating = (kcalOf: (ago: number) => number, profile: Partial<FactProfile> = {}): Person => ({
  ...anna,
  entries: Array.from({ length: 14 }, (_, ago) => [
    entryOf(`T${ago}b`, ago, 'breakfast', 'Porridge', all(Math.round(kcalOf(ago) / 4))),
    ...(ago === 0
      ? []
      : [
          entryOf(
            `T${ago}d`,
            ago,
            'dinner',
            'Rice and beans',
            all(kcalOf(ago) - Math.round(kcalOf(ago) / 4)),
          ),
        ]),
  ]).flat(),
  profile: { ...anna.profile, daily_calorie_goal: 2_000, ...profile },
  weights: [],
});
const told = (person: Person) =>
  candidatesOf(factsOf(sourceOf(person))).map(({ topic, title, description }) => ({
    topic,
    text: `${title}. ${description.text}`,
  }));
const topics = (person: Person): string[] => told(person).map(({ topic }) => topic);
const textOf = (person: Person, topic: string): string =>
  told(person).find((one) => one.topic === topic)?.text ?? '';

describe('Insights at breakfast', () => {
  it('an unfinished day is not reported as eating too little', () => {
    // 2,000 kcal per day as in the goal, and a breakfast of 500 today: 1,786 on average.
    const onGoal = eating(() => 2_000);
    expect(factsOf(sourceOf(onGoal)).week.average.calories?.value).toBeCloseTo(1_785.7, 0);
    expect(
      textOf(
        eating(() => 2_000, { daily_calorie_goal: 2_050 }),
        'energy',
      ),
    ).not.toContain('below');
    expect(topics(eating((ago) => (ago < 7 ? 1_900 : 2_050)))).not.toContain('change');
  });

  it('a value that is low even without today is reported', () => {
    expect(
      textOf(
        eating(() => 1_600),
        'energy',
      ),
    ).toContain('below your goal of 2,000 kcal');
    expect(
      textOf(
        eating(() => 1_200),
        'energy',
      ),
    ).toContain('You’re eating well below your goal');
    expect(
      textOf(
        eating((ago) => (ago < 7 ? 1_500 : 2_300)),
        'change',
      ),
    ).toContain('down from');
  });
});

describe('Insights and the health check', () => {
  it('insights and the health check suggest the same step for the same gap', () => {
    const small = textOf(
      eating((ago) => (ago === 0 ? 5_200 : 1_790)),
      'energy',
    );
    expect(small).toContain('a snack closes the gap');
    expect(
      textOf(
        eating(() => 3_000, { daily_calorie_goal: 2_400 }),
        'energy',
      ),
    ).toMatch(/^A bit above your goal\..*Planning a meal ahead/);
    expect(
      textOf(
        eating(() => 3_200),
        'energy',
      ),
    ).toMatch(/^Above your goal\..*Plan your larger meals a day ahead/);
    const large = textOf(
      eating((ago) => (ago === 0 ? 4_000 : 1_600)),
      'energy',
    );
    expect(large).toContain('larger portions bring you close');
  });

  it('insights and the health check state the days on which a food contributed so much', () => {
    const salty = eating(() => 2_000);
    const person = { ...salty, entries: salty.entries.map((entry) => ({ ...entry, sodium: 1_500 })) };
    expect(textOf(person, 'sodium')).toMatch(
      /mg in the last 14 days\. A smaller portion, or having it less often,/,
    );
  });

  it('insights and the health check call fiber just below the recommendation close to it, not plenty', () => {
    // 9 g per meal, one meal today: 16.7 g would be too little; with 13 g each, 24.1 g are close to the goal.
    const eater = eating(() => 2_000);
    const fiber = (each: number): string =>
      textOf({ ...eater, entries: eater.entries.map((entry) => ({ ...entry, fiber: each })) }, 'fiber');
    expect(fiber(13)).toMatch(
      /^You’re close to your fiber target\. You average 24\.1 g a day, close to the 25 g/,
    );
    expect(fiber(14)).toMatch(/^Plenty of fiber\. You average 26 g/);
  });

  it('never suggest a cup of black coffee as a meal', () => {
    const coffee = Array.from({ length: 9 }, (_, ago) =>
      entryOf(`C${ago}`, ago, 'breakfast', 'Black coffee', [5, 0, 0, 0, 0, 0, 5]),
    );
    expect(JSON.stringify(told({ ...eating(() => 2_000), entries: coffee }))).not.toContain('Black coffee');
  });
});

describe('Insights for users under 18', () => {
  it('(D49) insights for users under 18 show care, without a goal or an average, whatever they eat', () => {
    for (const kcal of [900, 2_000, 3_000]) {
      const found = told(eating(() => kcal, { age: 17, daily_calorie_goal: 1_000 }));
      expect(found.find(({ topic }) => topic === 'care')?.text).toMatch(/still growing.*doctor/);
      for (const { text } of found) expect(text).not.toMatch(/goal|average \d|below|above/i);
    }
  });
});
