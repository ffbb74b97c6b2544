import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('functions/**/*.ts').map((path) => ({
  path: path.replaceAll('\\', '/'),
  code: readFileSync(path, 'utf8'),
}));
const codeOf = (path: string): string => files.find((file) => file.path === path)?.code ?? '';
const filesWith = (pattern: RegExp): string[] =>
  files
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path)
    .sort();

/** Requests to a model's API, in any form of the OpenAI SDK. */
const REQUEST = /\.chat\.completions\.|\.responses\.(?:create|parse|stream)|from 'openai'|import\('openai'\)/;

describe('The gate for texts that the product shows (decision 0065)', () => {
  it('lets only platform/ai ask a model, whose answers it checks there', () => {
    const asking = filesWith(REQUEST);
    expect(asking).toContain('functions/platform/ai/structured-answer.ts');
    expect(asking.filter((path) => !path.startsWith('functions/platform/ai/'))).toEqual([]);
  });

  it('checks a structured answer before anyone gets it', () => {
    const code = codeOf('functions/platform/ai/structured-answer.ts');
    expect(code).toMatch(/^ {2}reader: Reader;$/m);
    expect(code).toContain('return question.schema.parse(safeAnswer(answer, question.reader));');
    expect(code.match(/\breturn question\.schema\.parse/g)).toHaveLength(1);
  });

  it('checks for the user, except names of eaten foods and drafts', () => {
    expect(filesWith(/\bfoodNameReader\b/)).toEqual([
      'functions/foods/describe-with-model.ts',
      'functions/scan/analyze-photos.ts',
    ]);
    expect(filesWith(/\bdraftReader\b/)).toEqual(['functions/business-agents/common/ask-structured.ts']);
    expect(filesWith(/\bstructuredAnswer\(model,/)).toEqual([
      'functions/business-agents/common/ask-structured.ts',
      'functions/foods/describe-with-model.ts',
      'functions/insights/generate-insights-with-model.ts',
      'functions/scan/analyze-photos.ts',
    ]);
  });

  it("checks the answers of the browser's model, which only names foods", () => {
    const asking = globSync('web/src/**/*.{ts,tsx}').filter((path) =>
      /\.prompt\(|askDeviceModel\(/.test(readFileSync(path, 'utf8')),
    );
    expect(asking.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([
      'web/src/features/scan/on-device/ask-device-model.ts',
      'web/src/features/scan/on-device/recognize-on-device.ts',
    ]);
    expect(readFileSync('web/src/features/scan/on-device/ask-device-model.ts', 'utf8')).toContain(
      'safeAnswer(schema.parse(JSON.parse(answer)), reader)',
    );
  });

  it('checks each sentence of a streamed reply, which only the coach has', () => {
    expect(filesWith(/\bstreamRound\(/)).toEqual(['functions/coach/model/ask-model.ts']);
    expect(filesWith(/\bgateSentence\(/)).toEqual(['functions/coach/model/reply-context.ts']);
  });

  it('checks the texts of rules in every feature that advises or suggests', () => {
    expect(filesWith(/\bshowable\(/)).toEqual([
      'functions/health-check/read-health-check.ts',
      'functions/insights/generate-insights.ts',
      'functions/insights/insights-by-rules.ts',
      'functions/insights/weekly-mail/weekly-mail.ts',
      'functions/meal-plans/suggested-meals.ts',
    ]);
    const around = /\b(?:buildInsights|candidatesOfEndedWeek|buildRecommendations|suitableMeals)\(/;
    expect(filesWith(around).filter((path) => !/\bshowable\(/.test(codeOf(path)))).toEqual([]);
  });
});
