import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantTable, readWrite } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { scheduleQueueProducer, addQueueSource } from '../../constructs/functions/queue-schedule.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import type { Resources } from '../../resources.ts';

const WORKING = Duration.minutes(1);
const HARM = 'Users get no new insights in the morning and no weekly email.';

/** Adds insights on demand and nightly in the user's time zone, and the weekly email with its unsubscribe link. */
export const addInsights = (resources: Resources): void => {
  const { table } = resources;
  const api = createApiFunction(resources, 'insights', {
    impact: 'Users see no insights, and cannot unsubscribe from the weekly email.',
    access: readWrite,
    indexes: ['lsi1'],
    calls: 'model',
  });
  grantModel(api, resources, resources.model);

  const night = createFunction(resources, {
    feature: 'insights',
    name: 'night',
    timeout: WORKING,
    impact: HARM,
  });
  grantTable(
    night,
    table,
    ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
    ['lsi1', 'gsi1'],
  );
  grantEmail(night, resources);
  grantSiteOrigin(night, resources);
  const queue = createWorkQueue(night, resources, {
    ids: ['Nights', 'NightFailures'],
    working: WORKING,
    // A nightly insight that is a day late is no longer useful.
    keptFor: Duration.days(1),
    impact: HARM,
  });
  // Shards of a time zone queue the runs of their users, and continue in another message when time runs out.
  queue.grantSendMessages(night);
  night.addEnvironment('NIGHT_QUEUE_URL', queue.queueUrl);
  addQueueSource(night, queue, 'NightsOfPeople');
  addClock(resources, queue);
};

/** Runs every 15 minutes, the smallest difference between time zones. */
const addClock = (resources: Resources, queue: Queue): void => {
  const fn = createFunction(resources, {
    feature: 'insights',
    name: 'nights',
    timeout: Duration.minutes(5),
    impact: HARM,
  });
  grantTable(fn, resources.table, ['GetItem', 'Query', 'UpdateItem']);
  scheduleQueueProducer(fn, resources, {
    id: 'InsightsQuarterly',
    schedule: Schedule.rate(Duration.minutes(15)),
    queue,
    variable: 'NIGHT_QUEUE_URL',
  });
};
