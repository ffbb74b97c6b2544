/** What a lead's message is about. */
export const messageIntents = [
  'opt_out',
  'not_interested',
  'interested',
  'meeting_proposal',
  'meeting_decline',
  'price_question',
  'negotiation',
  'objection',
  'complaint',
  'out_of_office',
  'referral',
  'wrong_person',
  'support_question',
  'legal_threat',
  'data_request',
  'spam',
  'praise',
  'unclear',
] as const;
export type MessageIntent = (typeof messageIntents)[number];

/** `draft`: a full reply; `short`: a brief acknowledgment; `none`: no reply. */
export const replyKinds = ['draft', 'short', 'none'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/**
 * How a lead may be contacted: `go_on`: as planned; `pause`: nothing unsolicited for now; `stop`: nothing unsolicited
 * again; `other_person`: the referral instead.
 */
export const outreachKinds = ['go_on', 'pause', 'stop', 'other_person'] as const;
export type Outreach = (typeof outreachKinds)[number];

export const scoreDirections = ['up', 'down', 'same'] as const;
export type ScoreDirection = (typeof scoreDirections)[number];
