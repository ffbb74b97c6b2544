import { describe, expect, it } from 'vitest';
import { foodPhrasesOf } from '#infra/local/services/transcribe/language/food-phrases.ts';
import { mealSentences } from '#infra/local/services/transcribe/language/meal-sentences.ts';
import {
  pronouncingDictionaryOf,
  readDictionary,
} from '#infra/local/services/transcribe/language/pronouncing-dictionary.ts';
import { bigramModelOf } from '#infra/local/services/transcribe/language/bigram-model.ts';
import { parseFoodRow } from '#shared/nutrition/table/food-row.ts';

const food = (name: string, aliases: string, regions: string) =>
  parseFoodRow(`usda:1 | ${name} | ${aliases} | 52 0 14 0 2 10 1 | serving=182 | ${regions} | vegan`);

const foods = [food('Apple', 'red apple', '-'), food('Jalapeño poppers', '7 Up & pie', 'la')];
const phrases = foodPhrasesOf(foods);

/** Returns the probabilities of the words that an ARPA model contains for a context. */
const seenAfter = (model: string, context: string): number =>
  model
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, words]) => words?.split(' ').slice(0, -1).join(' ') === context)
    .filter(([, words]) => words !== '<s>')
    .reduce((sum, [log]) => sum + 10 ** Number(log), 0);

describe('Transcribe: the language model of the local speech recognition', () => {
  it('contains every food name as spoken, singular and plural, and weights common food highest', () => {
    expect(phrases).toEqual([
      { one: 'apple', many: 'apples', weight: 8 },
      { one: 'red apple', many: 'red apples', weight: 4 },
      { one: 'jalapeno poppers', many: 'jalapeno poppers', weight: 1 },
      { one: 'up and pie', many: 'up and pies', weight: 1 },
    ]);
  });

  it('stays identical at every start, contains every food, and no empty phrase', () => {
    const sentences = mealSentences(phrases);
    expect(mealSentences(phrases)).toEqual(sentences);
    const told = sentences.map((words) => words.join(' '));
    for (const { one } of phrases) expect(told.some((sentence) => sentence.includes(one))).toBe(true);
    expect(sentences.flat().filter((word) => !/^[a-z']+$/.test(word))).toEqual([]);
  });

  it('assigns probabilities that reserve some for unknown phrases, and never exceed one', () => {
    const model = bigramModelOf([
      ['two', 'eggs'],
      ['two', 'apples'],
      ['an', 'egg'],
    ]);
    expect(model).toMatch(/^\\data\\\nngram 1=7\nngram 2=8\n/);
    expect(seenAfter(model, '')).toBeCloseTo(1, 2);
    for (const context of ['<s>', 'two', 'an']) {
      expect(seenAfter(model, context)).toBeGreaterThan(0.3);
      expect(seenAfter(model, context)).toBeLessThan(1.001);
    }
    const log = (words: string): number =>
      Number(
        model
          .split('\n')
          .find((line) => line.split('\t')[1] === words)
          ?.split('\t')[0],
      );
    expect(log('<s> two')).toBeGreaterThan(log('<s> an'));
  });
});

describe('Transcribe: pronunciations', () => {
  const known = readDictionary(
    ['eggs EH G Z', 'the DH AH', 'the(2) DH IY', 'salted S AO L T AH D'].join('\n'),
  );

  it('pronunciations come from the dictionary, all variants of a word', () => {
    expect(pronouncingDictionaryOf(['the', 'eggs', 'the'], known)).toBe(
      'eggs EH G Z\nthe DH AH\nthe(2) DH IY\n',
    );
  });

  it('pronunciations leave out words missing from the dictionary', () => {
    expect(pronouncingDictionaryOf(['quesadilla', 'eggs'], known)).toBe('eggs EH G Z\n');
  });
});
