import { describe, expect, it } from 'vitest';
import { lookupOf } from '#shared/nutrition/match/food-lookup.ts';
import type { Amount } from '#shared/nutrition/parse/amount.ts';
import type { FoodMention } from '#shared/nutrition/parse/food-mention.ts';
import { parseMeal } from '#shared/nutrition/parse/parse-meal.ts';
import { splitMeals } from '#shared/nutrition/parse/split-meals.ts';
import { phrasePasses, structurePasses } from '#shared/nutrition/parse/token-passes.ts';
import { type Token, tokenize } from '#shared/nutrition/parse/tokenize.ts';
import { mentionPasses } from '#shared/nutrition/passes/mention-passes.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const { index } = builtInFoods();
const look = lookupOf(builtInFoods());
const isName = (words: readonly string[]): boolean => index.spoken.has(words.join(' '));

/** Formats tokens: words of a protected name in brackets, breaks as '|', energy with its unit. */
const renderTokens = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.kind === 'break') return '|';
      if (token.kind === 'number') return `${token.value}${token.energy === true ? 'kcal' : ''}`;
      return token.named === true ? `[${token.text}]` : token.text;
    })
    .join(' ');

const renderAmount = ({ count, portion, grams, millilitres, kilocalories, each }: Amount): string[] => [
  ...(count === null ? [] : [`${count}`]),
  ...(portion === null ? [] : [portion]),
  ...(grams === null ? [] : [`${grams} g`]),
  ...(millilitres === null ? [] : [`${millilitres} ml`]),
  ...(kilocalories === null ? [] : [`${kilocalories} kcal`]),
  ...(each ? ['each'] : []),
];

/** Formats mentions, each with its link unless it is only listed: '1 coffee + with milk'. */
const renderMentions = (mentions: readonly FoodMention[]): string =>
  mentions
    .map(({ link, amount, dry, words }) =>
      [
        ...(link === 'listed' ? [] : [link]),
        ...renderAmount(amount),
        ...(dry === true ? ['dry'] : []),
        ...words,
      ].join(' '),
    )
    .join(' + ');

describe('Each token pass changes its example as stated', () => {
  for (const [at, { name, example, apply }] of [...phrasePasses, ...structurePasses].entries()) {
    it(name, () => {
      const [text, before, after] = example;
      let tokens: readonly Token[] = tokenize(text);
      for (const pass of phrasePasses.slice(0, at)) tokens = pass.apply(tokens, isName);
      if (at >= phrasePasses.length) {
        const { sections } = splitMeals(tokens, text, (words) => index.pairs.has(words.join(' ')));
        tokens = sections.flatMap((section) => section.tokens.slice(1));
        for (const pass of structurePasses.slice(0, at - phrasePasses.length))
          tokens = pass.apply(tokens, isName);
      }
      expect([renderTokens(tokens), renderTokens(apply(tokens, isName))]).toEqual([before, after]);
      expect(after).not.toBe(before);
    });
  }
});

describe('Each mention pass changes its example as stated', () => {
  for (const [at, { name, example, apply }] of mentionPasses.entries()) {
    it(name, () => {
      const [text, before, after] = example;
      const [{ mentions } = { mentions: [] }] = parseMeal(text, builtInFoods()).meals;
      const ready = mentionPasses
        .slice(0, at)
        .reduce<readonly FoodMention[]>((current, pass) => pass.apply(current, look), mentions);
      expect([renderMentions(ready), renderMentions(apply(ready, look))]).toEqual([before, after]);
      expect(after).not.toBe(before);
    });
  }
});
