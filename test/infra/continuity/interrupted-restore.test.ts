import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { LambdaClient } from '@aws-sdk/client-lambda';
import { describe, expect, it } from 'vitest';
import { progressFileOf, readRestoreOptions } from '#infra/continuity/options.ts';
import { pauseConsumers } from '#infra/continuity/restore/pause-consumers.ts';
import { openProgress } from '#infra/continuity/restore/progress.ts';

/** A stream with one consumer, whose filter can be changed. */
const oneConsumer = () => {
  let FilterCriteria: unknown = { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] };
  const mapping = () => ({ UUID: 'one', State: 'Enabled', FilterCriteria });
  const lambda = {
    send: async ({ input }: { input: { UUID?: string; FilterCriteria?: unknown } }) => {
      if (input.FilterCriteria !== undefined) ({ FilterCriteria } = input);
      return input.UUID === undefined ? { EventSourceMappings: [mapping()] } : mapping();
    },
  };
  const dynamodb = { send: async () => ({ Table: { LatestStreamArn: 'arn:stream' } }) };
  return { lambda: lambda as unknown as LambdaClient, dynamodb: dynamodb as unknown as DynamoDBClient };
};

describe('After an interrupted restore', () => {
  it.each([['--dry-run'], ['--only', 'photos'], ['--dry-run', '--progress', 'mine.sqlite']])(
    'a run that writes no items leaves the progress file alone: %s %s %s',
    (...options) => {
      expect(progressFileOf(readRestoreOptions(['--stage', 'prod', ...options]))).toBeNull();
    },
  );

  it('a repeated run uses the same progress file, and a comparison another one', () => {
    expect(progressFileOf(readRestoreOptions(['--stage', 'prod']))).toBe('restore-prod.sqlite');
    expect(progressFileOf(readRestoreOptions(['--stage', 'prod', '--compare']))).toBe(
      'restore-prod-compare.sqlite',
    );
  });

  it('a repeated run keeps the filters of the paused consumers, and another restore is refused', async () => {
    const clients = oneConsumer();
    const progress = openProgress(':memory:');
    await pauseConsumers(clients, 'table', progress);
    const stored = progress.setting('filters');
    expect(stored).toContain('INSERT');
    await pauseConsumers(clients, 'table', progress);
    expect(progress.setting('filters')).toBe(stored);
    await expect(pauseConsumers(clients, 'table', openProgress(':memory:'))).rejects.toThrow(
      'An interrupted restore still pauses the consumers',
    );
  });
});
