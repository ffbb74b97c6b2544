import type { ScoreReason } from './schema.ts';

/** The parts of a lead's score: points and their reason. Explained in `docs/lead-scores.md`. */
export const rubric = {
  company_email: { points: 20, reason: 'Company email address' },
  free_email: { points: 5, reason: 'Personal email address' },
  disposable_email: { points: -20, reason: 'Disposable email address' },
  role_email: { points: -5, reason: 'Address of a role, not of a person' },
  domain_fits: { points: 10, reason: 'Email address matches the company' },
  company: { points: 10, reason: 'Company is known' },
  phone: { points: 10, reason: 'Phone number is known' },
  phone_odd: { points: -5, reason: 'Phone number cannot be right' },
  name_full: { points: 10, reason: 'First and last name are known' },
  name_single: { points: 3, reason: 'Only one name is known' },
  name_odd: { points: -10, reason: 'Name does not look like one' },
  referral: { points: 20, reason: 'Came by a referral' },
  event: { points: 15, reason: 'Met at an event' },
  website: { points: 10, reason: 'Came by the website' },
  social_media: { points: 5, reason: 'Came by social media' },
  cold_outreach: { points: 0, reason: 'Came by cold outreach' },
  wrote: { points: 5, reason: 'Has written to you' },
  wrote_often: { points: 10, reason: 'Has written three times or more' },
  wrote_lately: { points: 5, reason: 'Wrote in the last 7 days' },
  asked_price: { points: 10, reason: 'Asked for the price' },
  asked_demo: { points: 10, reason: 'Asked for a demo or a meeting' },
  contacted: { points: 2, reason: 'Has been contacted' },
  qualified: { points: 10, reason: 'You marked it as qualified' },
  converted: { points: 15, reason: 'Is a customer' },
  lost: { points: -25, reason: 'You marked it as lost' },
  task_done: { points: 5, reason: 'A task for it is done' },
  silent_month: { points: -5, reason: 'No contact for 30 days' },
  silent_quarter: { points: -15, reason: 'No contact for 90 days' },
} as const satisfies Record<string, ScoreReason>;

export type RubricLine = keyof typeof rubric;

/** Reasons whose points result from a limit of the score. */
export const boundReasons = {
  not_interested: 'Is not interested',
  unsubscribe: 'Does not want to be contacted',
  most: 'A score is 100 at most',
  least: 'A score is 0 at least',
} as const;

/** Maximum score of a lead that declined, until it asks for something again. */
export const MAX_COLD_SCORE = 20;
/** Maximum change by a language model to the rule-based score, in both directions. */
export const MODEL_REACH = 15;
