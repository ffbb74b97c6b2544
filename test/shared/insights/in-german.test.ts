import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '#shared/facts/facts.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import type { Speaker } from '#shared/facts/speaker.ts';
import type { Candidate } from '#shared/insights/candidate.ts';
import { candidatesOf, candidatesOfEndedWeek } from '#shared/insights/insights-of.ts';
import { loadInsightSpeaker } from '#shared/insights/load-texts.ts';
import { isJudging } from '#shared/insights/is-judging.ts';
import { entryOf, people, type Person, sourceOf } from '../facts/two-people.ts';
import { somebody } from './somebody.ts';
import { isFull } from '#test/support/full-size.ts';

const runs = isFull ? 5_000 : 200;
const [anna] = people();

let german: Speaker;
beforeAll(async () => {
  german = await loadInsightSpeaker('de');
});

/** Returns the text of an insight without food names. */
const textOf = ({ title, description, action }: Candidate): string =>
  [title, description.text, action.label].join(' ').replaceAll(/„[^“]*“/gu, '');

const ENGLISH =
  /\b(?:the|your?|and|of|with|is|are|days?|times|once|twice|entr(?:y|ies)|least|known|more|less|week|logged)\b/i;

const told = (person: Person): Candidate[] => candidatesOf(factsOf(sourceOf(person)), german);
const steady = (kcal: number, food: string, sodium: number): Person => ({
  ...anna,
  entries: Array.from({ length: 7 }, (_none, ago) =>
    entryOf(`S${ago}`, ago, 'lunch', food, [kcal, 30, 40, 10, 12.5, 5, sodium]),
  ),
});
const descriptionOf = (found: readonly Candidate[], topic: string): string =>
  found.find((one) => one.topic === topic)?.description.text ?? '';

describe('Insights in German', () => {
  it('insights in German match the English ones in content and facts, without English words', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        const facts = factsOf(sourceOf(person));
        const pairs = [
          [candidatesOf(facts), candidatesOf(facts, german)],
          [candidatesOfEndedWeek(facts, 6), candidatesOfEndedWeek(facts, 6, german)],
        ] as const;
        for (const [english, other] of pairs) {
          const shape = ({ topic, rank, type, action, description }: Candidate) => ({
            topic,
            rank,
            type,
            kind: action.kind,
            cited: new Set(description.cited.map(({ id }) => id)),
          });
          expect(other.map(shape)).toEqual(english.map(shape));
          for (const one of other) {
            expect(textOf(one)).not.toMatch(ENGLISH);
            expect(textOf(one)).not.toMatch(/[{}]/);
            expect(isJudging(`${one.title} ${one.description.text}`, 'de')).toBe(false);
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('insights in German contain no number that is missing from their cited facts', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        for (const { title, description } of told(person))
          expect(findInventedNumbers(`${title}. ${description.text}`, description.cited, 'de')).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('format numbers, units and quotes the German way', () => {
    const found = told(steady(1_900, 'Chicken “soup”', 3_000));
    expect(descriptionOf(found, 'sodium')).toBe(
      "An Tagen mit Einträgen sind es im Schnitt 3.000\u00a0mg Natrium; die WHO rät Erwachsenen, unter 2.000\u00a0mg zu bleiben. Das meiste kam von „Chicken 'soup'“: 21.000\u00a0mg in den letzten 14 Tagen. Eine kleinere Portion, oder es seltener zu essen, bringt schon viel.",
    );
    expect(descriptionOf(found, 'fiber')).toContain('12,5\u00a0g am Tag');
    expect(descriptionOf(told(steady(1_900, 'Suppe', 300)), 'logging')).toMatch(
      /^7 Tage in Folge eingetragen/,
    );
  });

  it("a model's scolding insights in German are rejected", () => {
    for (const text of [
      'Eine schlechte Woche',
      'Du hast versagt',
      'Kein Grund für Schuldgefühle',
      'Zu viel Müll',
    ])
      expect(isJudging(text, 'de'), text).toBe(true);
    for (const text of [
      'Ein Eintrag aus dem Bad',
      '„Sündige Torte“ gab dir 400 kcal',
      'Faultier',
      'Dein Fett: 60 g',
    ])
      expect(isJudging(text, 'de'), text).toBe(false);
  });

  it('treat growing users with care and without target numbers', () => {
    const child = {
      ...steady(700, 'Suppe', 300),
      profile: { ...anna.profile, age: 16, daily_calorie_goal: 900 },
    };
    const care = descriptionOf(told(child), 'care');
    expect(care).toContain('noch im Wachstum');
    expect(care).toContain('in einer Arztpraxis');
    expect(care).not.toMatch(/\d/);
  });
});
