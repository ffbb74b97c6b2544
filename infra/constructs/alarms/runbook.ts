/**
 * Headings of `docs/runbook.md`, one per kind of alarm. The part before the colon lists the last part of the names of
 * its alarms. Tests compare both with the document and the template.
 */
export const runbookHeadings = {
  requestsFail: 'SuccessFastBurn, SuccessSlowBurn: requests of a function fail',
  requestsSlow: 'LatencyFastBurn, LatencySlowBurn: requests of a function are slow',
  requestsUnanswered: 'UnansweredRequests: a function ends without a response',
  jobFails: 'JobFailing: a background job fails',
  deadLetters: 'NotEmpty: a dead-letter queue is not empty',
  queueBacklog: 'OldestMessageAge: a queue backlog is too old',
  requestErrors: 'ServerErrors, EdgeErrors: requests fail',
  limitReached: 'FunctionsThrottled, NearRateLimit, RequestsThrottled: Lambda or API limit reached',
  tableThrottled:
    'ReadsThrottled, WritesThrottled, IndexReadsThrottled, IndexWritesThrottled: DynamoDB throttling',
  lateUpdates: 'IteratorAge: live updates are late',
  walkFails: 'WalkFailing: the synthetic user cannot sign in or log a meal',
  foodTable: 'FullFoodTableFailed: the full food table cannot be read',
  formsFlooded: 'FormsFlooded, DeclarationsFlooded: a public form reached its limit',
  mailReputation: 'EmailBounces, EmailComplaints: SES reputation at risk',
  clientErrors: 'ClientErrors: errors in browsers',
  paymentsUnavailable: 'PaymentsUnavailable: Stripe cannot be reached',
  paidTwice: 'PaidTwice: a customer has two subscriptions',
  paymentsForStaff: 'PaymentsForStaff: a refund failed, or a bank reports fraud',
  webhooksRefused: 'WebhooksRefused: webhook signatures are invalid',
  notReconciled: 'NotReconciled: user pool, table, photos and Stripe differ',
  backupsTooOld: 'BackupsTooOld: the backups do not grow',
  drillOverdue: 'DrillOverdue: no restore drill for 35 days',
  firewallBlocks: 'BlockedRequests: the firewall blocks many requests',
} as const;

export type RunbookEntry = keyof typeof runbookHeadings;

/** Returns the anchor that GitHub creates for a heading. Source: GitHub Docs, 'Section links'. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
