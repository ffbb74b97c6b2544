import type { ScoreReason } from './schema.ts';

/** The parts of a lead's score: points and their reason. Explained in `docs/lead-scores.md`. */
export const rubric = {
  company_email: { points: 20, reason: 'Company email address' },
  free_email: { points: 5, reason: 'Personal email address' },
  disposable_email: { points: -20, reason: 'Disposable email address' },
  role_email: { points: -5, reason: 'Shared mailbox, not a personal address' },
  domain_fits: { points: 10, reason: 'Email address matches the company' },
  company: { points: 10, reason: 'Company name given' },
  phone: { points: 10, reason: 'Phone number given' },
  phone_odd: { points: -5, reason: 'Phone number looks invalid' },
  name_full: { points: 10, reason: 'First and last name given' },
  name_single: { points: 3, reason: 'Only one name given' },
  name_odd: { points: -10, reason: 'Name doesn’t look real' },
  referral: { points: 20, reason: 'Came through a referral' },
  event: { points: 15, reason: 'Met at an event' },
  website: { points: 10, reason: 'Came through the website' },
  social_media: { points: 5, reason: 'Came through social media' },
  cold_outreach: { points: 0, reason: 'Came through cold outreach' },
  wrote: { points: 5, reason: 'Wrote to you with interest' },
  wrote_often: { points: 10, reason: 'Wrote with interest three times or more' },
  wrote_lately: { points: 5, reason: 'Wrote with interest in the last 7 days' },
  asked_price: { points: 10, reason: 'Asked for the price' },
  asked_demo: { points: 10, reason: 'Asked for a demo or a meeting' },
  complained: { points: -15, reason: 'Complained' },
  asked_about_data: { points: -10, reason: 'Asked about their data' },
  contacted: { points: 2, reason: 'Contacted by you' },
  qualified: { points: 10, reason: 'You marked it as qualified' },
  converted: { points: 15, reason: 'Already a customer' },
  lost: { points: -25, reason: 'You marked it as lost' },
  task_done: { points: 5, reason: 'Completed a task for this lead' },
  silent_month: { points: -5, reason: 'No contact for 30 days' },
  silent_quarter: { points: -15, reason: 'No contact for 90 days' },
} as const satisfies Record<string, ScoreReason>;

export type RubricLine = keyof typeof rubric;

/** Reasons whose points result from a limit of the score. */
export const boundReasons = {
  not_interested: 'Not interested',
  opt_out: 'Doesn’t want to be contacted',
  wrong_person: 'Wrong person',
  legal_threat: 'Threatens legal action',
  data_request: 'Wants their data erased',
  spam: 'Sent spam',
  do_not_contact: 'Do not contact',
  most: 'Scores can’t exceed 100',
  least: 'Scores can’t go below 0',
} as const;

/** Maximum score of a lead that declined, until it asks for something again. */
export const MAX_COLD_SCORE = 20;
/** Maximum change by a language model to the rule-based score, in both directions. */
export const MODEL_REACH = 15;
