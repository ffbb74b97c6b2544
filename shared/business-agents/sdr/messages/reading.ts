import * as z from 'zod';
import { localDate } from '../../../time/local-date.ts';
import {
  type MessageIntent,
  messageIntents,
  type Outreach,
  outreachKinds,
  type ReplyKind,
  replyKinds,
  type ScoreDirection,
  scoreDirections,
} from './intents.ts';

/** The person that a lead names instead of itself. */
const referral = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Referral = z.infer<typeof referral>;

/** What a message of a lead says and what follows from it. */
export const messageReading = z.object({
  intent: z.enum(messageIntents),
  /** Further intents. */
  also: z.array(z.enum(messageIntents)),
  reply: z.enum(replyKinds),
  outreach: z.enum(outreachKinds),
  /** First day to write again, for a pause that ends. */
  until: localDate.nullable(),
  score: z.enum(scoreDirections),
  /** Proposed appointments in the user's time zone: `YYYY-MM-DDTHH:MM`. */
  times: z.array(z.string()),
  /** Days proposed without a time. */
  days: z.array(localDate),
  /** First day on which an absent lead is back. */
  returns: localDate.nullable(),
  referral: referral.nullable(),
});
export type MessageReading = z.infer<typeof messageReading>;

interface Policy {
  reply: ReplyKind;
  outreach: Outreach;
  score: ScoreDirection;
}

/** What each intent allows. */
export const policies: Readonly<Record<MessageIntent, Policy>> = {
  opt_out: { reply: 'short', outreach: 'stop', score: 'down' },
  not_interested: { reply: 'short', outreach: 'stop', score: 'down' },
  interested: { reply: 'draft', outreach: 'go_on', score: 'up' },
  meeting_proposal: { reply: 'draft', outreach: 'go_on', score: 'up' },
  meeting_decline: { reply: 'draft', outreach: 'go_on', score: 'same' },
  price_question: { reply: 'draft', outreach: 'go_on', score: 'up' },
  negotiation: { reply: 'draft', outreach: 'go_on', score: 'up' },
  objection: { reply: 'draft', outreach: 'go_on', score: 'same' },
  complaint: { reply: 'draft', outreach: 'pause', score: 'down' },
  out_of_office: { reply: 'none', outreach: 'pause', score: 'same' },
  referral: { reply: 'draft', outreach: 'other_person', score: 'same' },
  wrong_person: { reply: 'short', outreach: 'stop', score: 'down' },
  support_question: { reply: 'draft', outreach: 'go_on', score: 'same' },
  legal_threat: { reply: 'none', outreach: 'stop', score: 'down' },
  data_request: { reply: 'short', outreach: 'pause', score: 'down' },
  spam: { reply: 'none', outreach: 'stop', score: 'down' },
  praise: { reply: 'short', outreach: 'go_on', score: 'up' },
  unclear: { reply: 'draft', outreach: 'go_on', score: 'same' },
};

/** Returns whether contact stops only because the message may be a refusal: none of its intents ends contact. */
export const isInDoubt = ({ intent, also, outreach }: MessageReading): boolean =>
  outreach === 'stop' &&
  intent !== 'data_request' &&
  [intent, ...also].every((each) => policies[each].outreach !== 'stop');
