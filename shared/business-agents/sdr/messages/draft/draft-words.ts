import type { MessageIntent } from '../intents.ts';

/** What a sentence of a draft may refer to. All texts are in the language of the draft. */
export interface DraftFacts {
  company: string | null;
  phone: string | null;
  /** The lead's own words, quoted, or null. */
  quote: string | null;
  /** Facts of the user that fit the message, one sentence each. */
  facts: string;
  /** The proposed appointments, joined by 'or', or null. */
  slots: string | null;
  /** Days that don't suit the lead or don't exist, or null. */
  declined: string | null;
  /** The person that the lead refers to, or null. */
  referral: string | null;
  /** The amount that the lead names, or null. */
  amount: string | null;
  /** When to write again, or null. */
  later: string | null;
}

type Sentence = (facts: DraftFacts) => string;

/** The kinds of answers: one for each intent, and for what an intent leaves open. */
export type DraftKind =
  | Exclude<MessageIntent, 'out_of_office' | 'legal_threat' | 'spam'>
  | 'erasure'
  | 'correction'
  | 'due_diligence'
  | 'endorsement'
  | 'hesitation'
  | 'impossible_day'
  | 'open_time'
  | 'no_time'
  | 'new_date_later';

/** Sentences for drafts in one language. Formal where the language distinguishes it. */
export interface DraftWords {
  greeting: (name: string | null) => string;
  thanks: string;
  closing: string;
  /** Sentences of each kind of answer; they promise nothing and claim no action. */
  to: Readonly<Record<DraftKind, Sentence>>;
}
