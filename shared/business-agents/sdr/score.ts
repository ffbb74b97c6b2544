import { emailKindOf } from './email-kind.ts';
import { domainFits } from './company-domain.ts';
import { isInDoubt, type MessageReading } from './messages/reading.ts';
import { readStoredMessage } from './messages/read-stored-message.ts';
import { readCompanyName, isPhone, readNameWords } from './plausible-lead-fields.ts';
import { boundReasons, MAX_COLD_SCORE, MODEL_REACH, rubric, type RubricLine } from './rubric.ts';
import type { Lead, ScoreReason } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WROTE_OFTEN = 3;

/** The fields of a new lead that are scored. */
export type ScoredLead = Pick<Lead, 'name' | 'email' | 'company' | 'phone' | 'source'>;

/** A lead's activity since. */
export interface LeadHistory {
  status: Lead['status'];
  created_at: string;
  /** Oldest first. */
  conversations: readonly {
    direction: 'inbound' | 'outbound';
    content: string;
    created_at: string;
    /** null for a message from before readings were stored. */
    reading?: MessageReading | null;
  }[];
  tasksDone: number;
}

/** A score from 0 to 100 and the reasons that add up to it. */
export interface Scored {
  score: number;
  reasons: ScoreReason[];
}

const sumOf = (reasons: readonly ScoreReason[]): number =>
  reasons.reduce((sum, { points }) => sum + points, 0);

const linesOfLead = ({ name, email, company, phone, source }: ScoredLead): RubricLine[] => {
  const { domain, kind, isRole } = emailKindOf(email);
  const companyName = readCompanyName(company);
  const words = readNameWords(name);
  const lines: (RubricLine | false)[] = [
    `${kind}_email`,
    isRole && 'role_email',
    companyName !== null && kind === 'company' && domainFits(companyName, domain) && 'domain_fits',
    companyName !== null && 'company',
    phone !== null && (isPhone(phone) ? 'phone' : 'phone_odd'),
    words === null ? 'name_odd' : words.length > 1 ? 'name_full' : 'name_single',
    source ?? false,
  ];
  return lines.filter((line) => line !== false);
};

/** An inbound message and what it says. */
interface Message {
  reading: MessageReading;
  created_at: string;
  isDemo: boolean;
}

const demo =
  /(?<!\p{L})(?:demos?|demonstration|trial|walk-?through|show (?:me|us|it)|vorführ\p{L}*|test(?:en|zugang|version)|probezugang)(?!\p{L})/iu;

const messagesOf = (history: LeadHistory): Message[] =>
  history.conversations
    .filter(({ direction }) => direction === 'inbound')
    .map(({ content, created_at, reading }) => ({
      reading: reading ?? readStoredMessage(content, created_at),
      created_at,
      isDemo: demo.test(content),
    }));

/** Returns the latest message that raises or lowers the score; a neutral one changes nothing. */
const decisiveOf = (messages: readonly Message[]): MessageReading | undefined =>
  messages.findLast(({ reading }) => reading.score !== 'same')?.reading;

const linesOfHistory = (history: LeadHistory, messages: readonly Message[], now: Date): RubricLine[] => {
  const { status, conversations, created_at, tasksDone } = history;
  const daysSince = (instant: string): number => (now.getTime() - Date.parse(instant)) / DAY_MS;
  const positive = messages.filter(({ reading }) => reading.score === 'up');
  const last = positive.at(-1);
  const silent = daysSince(conversations.at(-1)?.created_at ?? created_at);
  const has = (reading: MessageReading, ...intents: MessageReading['intent'][]): boolean =>
    intents.some((intent) => reading.intent === intent || reading.also.includes(intent));
  const decisive = decisiveOf(messages);
  const lines: (RubricLine | false)[] = [
    positive.length > 0 && (positive.length < WROTE_OFTEN ? 'wrote' : 'wrote_often'),
    last !== undefined && daysSince(last.created_at) <= 7 && 'wrote_lately',
    positive.some(({ reading }) => has(reading, 'price_question', 'negotiation')) && 'asked_price',
    positive.some(({ reading, isDemo }) => has(reading, 'meeting_proposal') || isDemo) && 'asked_demo',
    decisive?.intent === 'complaint' && (decisive.outreach !== 'stop' || isInDoubt(decisive)) && 'complained',
    decisive?.intent === 'data_request' && decisive.outreach !== 'stop' && 'asked_about_data',
    status !== 'new' && status,
    tasksDone > 0 && 'task_done',
    silent >= 90 ? 'silent_quarter' : silent >= 30 && 'silent_month',
  ];
  return lines.filter((line) => line !== false);
};

/** Returns the reason of a refusal that is still valid: a later message with interest withdraws it. */
const refusalOf = (messages: readonly Message[]): string | null => {
  const last = decisiveOf(messages);
  if (last?.outreach !== 'stop' || isInDoubt(last)) return null;
  return last.intent in boundReasons
    ? boundReasons[last.intent as keyof typeof boundReasons]
    : boundReasons.opt_out;
};

/** Limits a score to 0 to 100, with a reason for the difference. */
const bounded = (reasons: readonly ScoreReason[]): Scored => {
  const sum = sumOf(reasons);
  const score = Math.min(100, Math.max(0, sum));
  if (score === sum) return { score, reasons: [...reasons] };
  const reason = sum > 100 ? boundReasons.most : boundReasons.least;
  return { score, reasons: [...reasons, { points: score - sum, reason }] };
};

/**
 * Scores a lead by the rubric (`docs/lead-scores.md`). Deterministic for the same lead and time.
 * @param history null for a new lead
 */
export const scoreOf = (lead: ScoredLead, history: LeadHistory | null, now: Date): Scored => {
  const messages = history ? messagesOf(history) : [];
  const lines = [...linesOfLead(lead), ...(history ? linesOfHistory(history, messages, now) : [])];
  const reasons: ScoreReason[] = lines.map((line) => ({ ...rubric[line] }));
  const refusal = refusalOf(messages);
  if (refusal !== null) {
    reasons.push({ points: Math.min(0, MAX_COLD_SCORE - sumOf(reasons)), reason: refusal });
  }
  return bounded(reasons);
};

/** The score of a lead that must not be contacted: it is not evaluated. */
export const blockedScore: Scored = {
  score: 0,
  reasons: [{ points: 0, reason: boundReasons.do_not_contact }],
};

/** Applies a model's change to a rule-based score, within its limit. @param change points */
export const refinedScore = (byRules: Scored, change: number, reason: string): Scored => {
  const allowed = Math.min(MODEL_REACH, Math.max(-MODEL_REACH, Math.round(change)));
  const score = Math.min(100, Math.max(0, byRules.score + allowed));
  return { score, reasons: [...byRules.reasons, { points: score - byRules.score, reason }] };
};
