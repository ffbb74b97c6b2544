/** Entries of `docs/runbook.md`: what to do when an alarm rings. A test holds the two together. */
export const runbookEntries = [
  'a-function-fails',
  'work-that-failed-for-good',
  'work-that-waits',
  'requests-that-fail',
  'as-much-as-is-allowed',
  'a-throttled-table',
  'late-live-updates',
  'the-full-food-table',
  'flooded-forms',
  'mails-that-come-back',
  'browsers-tell-of-errors',
  'payments-out-of-reach',
  'somebody-pays-twice',
  'refused-webhooks',
  'the-firewall-turns-many-away',
] as const;

export type RunbookEntry = (typeof runbookEntries)[number];
