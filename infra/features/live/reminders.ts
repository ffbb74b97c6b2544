import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPush } from '../../constructs/grants/grant-push.ts';
import { grantTable, readWrite } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { scheduleQueueProducer, addQueueSource } from '../../constructs/functions/queue-schedule.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import type { Resources } from '../../resources.ts';

const REMINDING = Duration.minutes(1);
const HARM = 'Users get no meal reminders.';

/** Adds meal reminders, which users choose and which are sent to their browsers at local times. */
export const addReminders = (resources: Resources): void => {
  const { table } = resources;
  const api = createApiFunction(resources, 'reminders', {
    impact: 'Users cannot set or turn off reminders.',
    access: readWrite,
  });
  grantPush(api, resources);

  const remind = createFunction(resources, {
    feature: 'reminders',
    name: 'remind',
    timeout: REMINDING,
    impact: HARM,
  });
  grantTable(remind, table, ['GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'], ['lsi1']);
  grantPush(remind, resources);
  const queue = createWorkQueue(remind, resources, {
    ids: ['Reminders', 'ReminderFailures'],
    working: REMINDING,
    // Older reminders are too late to send.
    keptFor: Duration.hours(2),
    impact: HARM,
  });
  addQueueSource(remind, queue, 'RemindersOfPeople');
  queue.grantSendMessages(remind);
  remind.addEnvironment('REMINDER_QUEUE_URL', queue.queueUrl);
  addClock(resources, queue);
};

/** Runs every 15 minutes, the granularity of time zones and of reminder times. */
const addClock = (resources: Resources, queue: Queue): void => {
  const fn = createFunction(resources, {
    feature: 'reminders',
    name: 'due',
    timeout: Duration.minutes(5),
    impact: HARM,
  });
  grantTable(fn, resources.table, ['UpdateItem'], ['gsi1']);
  scheduleQueueProducer(fn, resources, {
    id: 'RemindersQuarterly',
    schedule: Schedule.cron({ minute: '0/15' }),
    queue,
    variable: 'REMINDER_QUEUE_URL',
  });
};
