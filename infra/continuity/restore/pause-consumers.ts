import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type FilterCriteria,
  GetEventSourceMappingCommand,
  type LambdaClient,
  ListEventSourceMappingsCommand,
  UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda';
import type { Progress } from './progress.ts';

/** No record has this name, so no record passes. */
const NOTHING: FilterCriteria = { Filters: [{ Pattern: JSON.stringify({ eventName: ['NONE'] }) }] };

const isNothing = (criteria: FilterCriteria | undefined): boolean =>
  criteria?.Filters?.some(({ Pattern }) => Pattern === NOTHING.Filters?.[0]?.Pattern) === true;

const SETTING = 'filters';
const POLL_MS = 2_000;
/** Lambda documents that an update can take several minutes. */
const MAX_POLLS = 300;

interface Clients {
  dynamodb: DynamoDBClient;
  lambda: LambdaClient;
}

const setFilter = async (lambda: LambdaClient, UUID: string, criteria: FilterCriteria): Promise<void> => {
  await lambda.send(new UpdateEventSourceMappingCommand({ UUID, FilterCriteria: criteria }));
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const { State } = await lambda.send(new GetEventSourceMappingCommand({ UUID }));
    if (State === 'Enabled') return;
    await sleep(POLL_MS);
  }
  throw new Error(`The event source mapping ${UUID} is not enabled again. Run the same command later.`);
};

/**
 * Lets the consumers of the table's stream skip every record: no one gets notifications, awards or webhooks again for
 * restored items. A disabled mapping would continue where it stopped, so this changes its filter. The filters are stored
 * before, so that a repeated run can bring them back.
 * @throws Error if another restore has paused them, whose file alone has the filters
 */
export const pauseConsumers = async (
  { dynamodb, lambda }: Clients,
  table: string,
  progress: Progress,
): Promise<number> => {
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: table }));
  const EventSourceArn = Table?.LatestStreamArn;
  if (EventSourceArn === undefined) return 0;
  const { EventSourceMappings = [] } = await lambda.send(
    new ListEventSourceMappingsCommand({ EventSourceArn }),
  );
  if (progress.setting(SETTING) === null) {
    const running = EventSourceMappings.filter(({ State }) => State === 'Enabled');
    if (running.some(({ FilterCriteria }) => isNothing(FilterCriteria)))
      throw new Error(
        'An interrupted restore still pauses the consumers of the stream. Repeat it with its own progress file, ' +
          'which has their filters.',
      );
    const filters = running.map(({ UUID = '', FilterCriteria = {} }) => [UUID, FilterCriteria]);
    progress.set(SETTING, JSON.stringify(filters));
  }
  const filters = JSON.parse(progress.setting(SETTING) ?? '[]') as [string, FilterCriteria][];
  for (const [uuid] of filters) await setFilter(lambda, uuid, NOTHING);
  return filters.length;
};

/**
 * Brings the filters of the consumers back, after they have skipped the last restored items.
 * @param settleMs time in which they read what was written last
 */
export const resumeConsumers = async (
  { lambda }: Pick<Clients, 'lambda'>,
  progress: Progress,
  settleMs: number,
): Promise<void> => {
  const filters = JSON.parse(progress.setting(SETTING) ?? '[]') as [string, FilterCriteria][];
  if (filters.length === 0) return;
  await sleep(settleMs);
  for (const [uuid, criteria] of filters) await setFilter(lambda, uuid, criteria);
};
