import { describe, expect, it } from 'vitest';
import { functionEntries } from '#infra/bundles/bundle-functions.ts';
import { criticalFunctions } from '#test/support/critical-functions.ts';
import { type EagerCode, eagerCodeOf } from '#test/support/eager-code.ts';

/**
 * Limits above 200 KB: photo analysis needs S3 and a model; the food search and the public API need the whole text
 * engine, its schemas and the check of sessions (decision 0075, about 3 KB).
 */
const higherLimits: Readonly<Record<string, number>> = {
  'functions/scan/index.lambda.ts': 250_000,
  'functions/foods/index.lambda.ts': 220_000,
  'functions/public-api/index.lambda.ts': 220_000,
};

/** Modules that are slow to load and must not delay a response. */
const slow = [
  'openai',
  'stripe',
  'pdfkit',
  'mediabunny',
  'web-push',
  '@aws-sdk/client-cognito-identity-provider',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-sesv2',
  '@aws-sdk/client-sqs',
  '@aws-sdk/client-ssm',
];

describe('The code a function loads before it can answer', async () => {
  const eager = new Map<string, EagerCode>();
  for (const entry of functionEntries()) eager.set(entry, await eagerCodeOf(entry));

  it('the cold-start code stays within 200 KB zipped for functions a page waits for', () => {
    const sizes = criticalFunctions.map((entry) => ({ entry, bytes: eager.get(entry)?.zipped() ?? 0 }));
    expect(sizes.filter(({ bytes }) => bytes > 200_000)).toEqual([]);
    // Verifies that the sizes were measured: no bundle is this small.
    expect(sizes.filter(({ bytes }) => bytes < 50_000)).toEqual([]);
  });

  it('the code a function loads before it can answer stays within 200 KB zipped elsewhere, 220 KB for functions with the text engine and 250 KB for photo analysis', () => {
    const sizes = [...eager].map(([entry, code]) => ({ entry, bytes: code.zipped() }));
    expect(sizes.filter(({ entry, bytes }) => bytes > (higherLimits[entry] ?? 200_000))).toEqual([]);
  });

  it('the code a function loads before it can answer contains no renderer or SDK for models, payments, accounts, email or queues, for functions a page waits for', () => {
    const found = criticalFunctions.flatMap((entry) =>
      slow.filter((name) => eager.get(entry)?.packages.has(name)).map((name) => `${entry}: ${name}`),
    );
    expect(found).toEqual([]);
    expect(eager.get('functions/exports/write.lambda.ts')?.packages).toContain('@aws-sdk/client-sesv2');
  });

  it('excludes lazy code: the coach loads its question answering only on demand', () => {
    const coach = eager.get('functions/coach/index.lambda.ts');
    expect(coach?.packages).not.toContain('openai');
    expect(coach?.zipped()).toBeLessThan(170_000);
    expect(coach?.packages).toContain('@aws-sdk/client-dynamodb');
  });
});
