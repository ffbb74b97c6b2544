import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { addQueueSource } from '../../constructs/functions/queue-schedule.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPush } from '../../constructs/grants/grant-push.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantTable, readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

const WORKING = Duration.minutes(1);
const HARM = 'Users get no reminders of meetings, follow-ups and tasks.';
const FOLDER = 'business-agents/calendar';

/** Adds changes of the calendar, repeating events, reminders, the calendar feed and imports. */
export const addCalendar = (resources: Resources): void => {
  createApiFunction(resources, 'calendar', {
    impact: 'Users cannot change, repeat or import events, and calendar feeds do not load.',
    access: readWriteBatch,
    indexes: ['lsi1'],
    folder: FOLDER,
  });

  const remind = createFunction(resources, {
    feature: 'calendar',
    folder: FOLDER,
    name: 'remind',
    timeout: WORKING,
    impact: HARM,
  });
  // A reminder of a repeating event also stores the next ones.
  grantTable(remind, resources.table, [
    'GetItem',
    'BatchGetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'ConditionCheckItem',
  ]);
  grantPush(remind, resources);
  grantEmail(remind, resources);
  grantSiteOrigin(remind, resources);
  const queue = createWorkQueue(remind, resources, {
    ids: ['WorkReminders', 'WorkReminderFailures'],
    working: WORKING,
    // A day is the longest time before a meeting.
    keptFor: Duration.days(1),
    impact: HARM,
  });
  addQueueSource(remind, queue, 'WorkRemindersOfUsers');
  addClock(resources, queue);
};

/** Runs every five minutes, the shortest time before a meeting. */
const addClock = (resources: Resources, queue: Queue): void => {
  const fn = createFunction(resources, {
    feature: 'calendar',
    folder: FOLDER,
    name: 'due',
    timeout: Duration.minutes(4),
    impact: HARM,
  });
  grantTable(fn, resources.table, ['BatchGetItem'], ['gsi1']);
  queue.grantSendMessages(fn);
  fn.addEnvironment('WORK_REMINDER_QUEUE_URL', queue.queueUrl);
  const schedule = new Rule(resources.stack, 'WorkRemindersDue', {
    schedule: Schedule.rate(Duration.minutes(5)),
  });
  schedule.addTarget(new LambdaFunction(fn, { retryAttempts: 1, maxEventAge: Duration.minutes(5) }));
};
