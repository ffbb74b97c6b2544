import { t } from '#web/lib/language/translate.ts';
import type { MessageIntent, Outreach } from '#shared/business-agents/sdr/messages/intents.ts';
import type { NextStep } from '#shared/business-agents/sdr/schema.ts';
import type { Tone } from '../../common/status-tones.ts';

export const intentLabels: Readonly<Record<MessageIntent, string>> = {
  opt_out: t('Opt-out'),
  not_interested: t('No interest'),
  interested: t('Interested'),
  meeting_proposal: t('Proposes a meeting'),
  meeting_decline: t('Declines a meeting'),
  price_question: t('Asks for the price'),
  negotiation: t('Negotiates'),
  objection: t('Objection'),
  complaint: t('Complaint'),
  out_of_office: t('Out of office'),
  referral: t('Refers to someone else'),
  wrong_person: t('Wrong person'),
  support_question: t('Support question'),
  legal_threat: t('Legal threat'),
  data_request: t('Data request'),
  spam: t('Spam'),
  praise: t('Praise'),
  unclear: t('Unclear'),
};

export const nextStepLabels: Readonly<Record<NextStep, string>> = {
  send_reply: t('Check the draft and send it.'),
  propose_times: t('Check your calendar and confirm a time.'),
  send_price: t('Check the price in the draft and send it.'),
  wait: t('Wait. Follow-ups are paused.'),
  write_to_referral: t('Write to the person named instead. Follow-ups are paused.'),
  solve_first: t('Solve the problem first. Follow-ups are paused.'),
  answer_data_request: t('Answer the data request yourself. Follow-ups are canceled.'),
  leave_alone: t('Don’t write again. Follow-ups are canceled.'),
  read_first: t('This may be a refusal. Read it and decide yourself. Follow-ups are canceled.'),
  lift_do_not_contact: t('They wrote again. Allow contact with a reason if they want it.'),
};

/** Color of an intent's chip, by what it allows. */
export const outreachTones: Readonly<Record<Outreach, Tone>> = {
  go_on: 'green',
  pause: 'yellow',
  other_person: 'blue',
  stop: 'red',
};
