import { emailKindOf } from './email-kind.ts';
import { domainFits } from './company-domain.ts';
import { type Intent, intentsOf } from './intents.ts';
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
  conversations: readonly { direction: 'inbound' | 'outbound'; content: string; created_at: string }[];
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

const linesOfHistory = (history: LeadHistory, wanted: readonly Intent[][], now: Date): RubricLine[] => {
  const { status, conversations, created_at, tasksDone } = history;
  const daysSince = (instant: string): number => (now.getTime() - Date.parse(instant)) / DAY_MS;
  const inbound = conversations.filter(({ direction }) => direction === 'inbound');
  const last = inbound.at(-1);
  const silent = daysSince(conversations.at(-1)?.created_at ?? created_at);
  const asks = (...these: Intent[]): boolean =>
    wanted.some((each) => these.some((intent) => each.includes(intent)));
  const lines: (RubricLine | false)[] = [
    inbound.length > 0 && (inbound.length < WROTE_OFTEN ? 'wrote' : 'wrote_often'),
    last !== undefined && daysSince(last.created_at) <= 7 && 'wrote_lately',
    asks('price') && 'asked_price',
    asks('demo', 'meeting') && 'asked_demo',
    status !== 'new' && status,
    tasksDone > 0 && 'task_done',
    silent >= 90 ? 'silent_quarter' : silent >= 30 && 'silent_month',
  ];
  return lines.filter((line) => line !== false);
};

/** Intents that are a refusal or withdraw one. */
const decisive: ReadonlySet<Intent> = new Set<Intent>([
  'unsubscribe',
  'not_interested',
  'price',
  'demo',
  'meeting',
]);

/** Returns the refusal that is still valid: a later request withdraws it. */
const validRefusal = (wanted: readonly Intent[][]): 'unsubscribe' | 'not_interested' | null => {
  const last = wanted.findLast((each) => each.some((intent) => decisive.has(intent)));
  const [first] = last ?? [];
  return first === 'unsubscribe' || first === 'not_interested' ? first : null;
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
  const wanted = (history?.conversations ?? [])
    .filter(({ direction }) => direction === 'inbound')
    .map(({ content }) => intentsOf(content));
  const lines = [...linesOfLead(lead), ...(history ? linesOfHistory(history, wanted, now) : [])];
  const reasons: ScoreReason[] = lines.map((line) => ({ ...rubric[line] }));
  const no = validRefusal(wanted);
  if (no !== null) {
    reasons.push({ points: Math.min(0, MAX_COLD_SCORE - sumOf(reasons)), reason: boundReasons[no] });
  }
  return bounded(reasons);
};

/** Applies a model's change to a rule-based score, within its limit. @param change points */
export const refinedScore = (byRules: Scored, change: number, reason: string): Scored => {
  const allowed = Math.min(MODEL_REACH, Math.max(-MODEL_REACH, Math.round(change)));
  const score = Math.min(100, Math.max(0, byRules.score + allowed));
  return { score, reasons: [...byRules.reasons, { points: score - byRules.score, reason }] };
};
