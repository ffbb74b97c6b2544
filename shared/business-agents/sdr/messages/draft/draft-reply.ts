import type { Language } from '../../../../language/languages.ts';
import { firstNameOf } from '../../../executive/template-values.ts';
import { languageOfMessage } from '../../message-language.ts';
import { isPhone, readCompanyName, readNameWords } from '../../plausible-lead-fields.ts';
import type { Lead } from '../../schema.ts';
import type { MessageIntent } from '../intents.ts';
import { plainText } from '../own-text.ts';
import { correction, endorses, hesitates, postpones, type ReadMessage } from '../read-message.ts';
import { dayText, joinOr, slotText, timeText } from './day-texts.ts';
import type { DraftFacts, DraftKind, DraftWords } from './draft-words.ts';
import { englishDraft } from './english-draft.ts';
import { germanDraft } from './german-draft.ts';
import { quoteLead } from './quote-lead.ts';
import { relevantFacts } from './relevant-facts.ts';

export interface DraftRequest {
  read: ReadMessage;
  lead: Pick<Lead, 'name' | 'company' | 'phone'>;
  /** Signature, or null if the profile has no name. */
  sender: string | null;
  /** The user's language, for messages whose language is unclear. */
  language: Language;
  /** What the user offers and noted about the lead, as lines. */
  facts: readonly string[];
  /** Local start of the next appointment with the lead, or null. */
  agreed: string | null;
}

const wordsOf: Readonly<Record<Language, DraftWords>> = { en: englishDraft, de: germanDraft };

/** Returns 'Anna Berg' for 'Berg, Anna'. */
const inOrder = (name: string): string => name.replace(/^([^,]+),([^,]+)$/u, '$2 $1');

/** Returns the name for a greeting: the first name in English, the full name in German, which both fit any gender. */
const addressed = (name: string, language: Language): string | null => {
  const whole = readNameWords(inOrder(name))?.join(' ');
  if (whole === undefined) return null;
  return language === 'en' ? firstNameOf(whole) : whole;
};

const amountIn =
  /(?:[$€£] ?\d[\d.,]*\d|[$€£] ?\d|\d[\d.,]* ?(?:€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp|chf|franken|%|percent|prozent))(?:(?: (?:an?|per|each|pro|im) |\/ ?)\p{L}+)?/iu;

/** Kinds that are short acknowledgments: no question, no quote, nothing to sell. */
const isShort = (kind: DraftKind): boolean =>
  ['opt_out', 'not_interested', 'wrong_person', 'erasure', 'data_request', 'praise', 'referral'].includes(
    kind,
  );

const meetingKind = ({ slots, reading }: ReadMessage): DraftKind => {
  if (slots.isImpossible && slots.times.length + slots.days.length === 0) return 'impossible_day';
  if (reading.times.length > 0) return 'meeting_proposal';
  return slots.days.length > 0 || slots.clock.length > 0 ? 'open_time' : 'no_time';
};

const slotsAreEmpty = ({ slots }: ReadMessage): boolean =>
  slots.times.length + slots.days.length + slots.clock.length === 0;

const kindOf = (intent: MessageIntent, read: ReadMessage): DraftKind | null => {
  const { reading } = read;
  switch (intent) {
    case 'out_of_office':
    case 'legal_threat':
    case 'spam':
      return null;
    case 'data_request':
      if (reading.outreach === 'stop') return 'erasure';
      if (reading.outreach === 'go_on')
        return correction.test(plainText(read.text)) ? 'correction' : 'due_diligence';
      return 'data_request';
    case 'meeting_proposal':
      return meetingKind(read);
    case 'meeting_decline':
      return hesitates.test(plainText(read.text)) && slotsAreEmpty(read) ? 'new_date_later' : intent;
    case 'objection':
      return postpones.test(plainText(read.text)) && reading.until === null ? 'hesitation' : intent;
    case 'praise':
      return endorses.test(plainText(read.text)) ? 'endorsement' : 'praise';
    case 'unclear':
      return reading.outreach === 'pause' ? 'hesitation' : 'unclear';
    default:
      return intent;
  }
};

/** Answers to further intents that a reply adds to the first one. */
const adds: ReadonlySet<MessageIntent> = new Set<MessageIntent>(['price_question', 'meeting_proposal']);

const slotTexts = ({ slots }: ReadMessage, language: Language): string | null => {
  const all = [
    ...slots.times.map((slot) => slotText(slot, language)),
    ...slots.days.map((day) => dayText(day, language)),
    ...(slots.times.length + slots.days.length === 0
      ? slots.clock.map((time) => timeText(time, language))
      : []),
  ];
  return all.length === 0 ? null : joinOr(all, language);
};

const declinedText = ({ slots }: ReadMessage, agreed: string | null, language: Language): string | null => {
  if (slots.declined.length > 0)
    return joinOr(
      slots.declined.map((day) => dayText(day, language)),
      language,
    );
  return agreed === null ? null : slotText(agreed, language);
};

const factsFor = (request: DraftRequest, kind: DraftKind, language: Language): DraftFacts => {
  const { read, lead, facts, agreed } = request;
  const { reading, text } = read;
  const needsAmount = kind === 'price_question' || kind === 'negotiation';
  const { referral, until } = reading;
  return {
    company: readCompanyName(lead.company),
    phone: lead.phone !== null && isPhone(lead.phone) ? lead.phone.trim() : null,
    quote: quoteLead(text),
    facts: relevantFacts(facts, text, needsAmount, 2),
    slots: slotTexts(read, language),
    declined: kind === 'impossible_day' ? null : declinedText(read, agreed, language),
    referral: referral && (referral.name ?? referral.email ?? referral.phone),
    amount: amountIn.exec(plainText(text))?.[0] ?? null,
    later: until === null ? null : dayText(until, language),
  };
};

/**
 * Writes a reply to a lead in the language of the message, or returns null where none may be sent. It answers with the
 * lead's words, the proposed times and the user's facts. It promises nothing and claims no action.
 */
export const draftReply = (request: DraftRequest): string | null => {
  const { read, lead, sender, language: home } = request;
  const { reading, text } = read;
  if (reading.reply === 'none') return null;
  const kind =
    reading.reply === 'short' &&
    reading.outreach === 'stop' &&
    reading.intent !== 'data_request' &&
    reading.intent !== 'not_interested' &&
    reading.intent !== 'wrong_person'
      ? 'opt_out'
      : kindOf(reading.intent, read);
  if (kind === null) return null;
  const language = languageOfMessage(text) ?? home;
  const words = wordsOf[language];
  const sentences = [words.to[kind](factsFor(request, kind, language))];
  if (!isShort(kind))
    for (const intent of reading.also.filter((each) => adds.has(each)).slice(0, 1)) {
      const other = kindOf(intent, read);
      const facts = factsFor(request, other ?? 'unclear', language);
      // A meeting without a time adds nothing to the questions of the first answer, nor does the price to a negotiation.
      const isSaid =
        intent === 'meeting_proposal'
          ? facts.slots === null || sentences.join(' ').includes(facts.slots)
          : kind === 'negotiation';
      if (other !== null && !isSaid) sentences.push(words.to[other]({ ...facts, quote: null }));
    }
  const said = sentences.join(' ').replace(/ {2,}/g, ' ').trim();
  const begin = isShort(kind) || kind === 'complaint' ? said : `${words.thanks} ${said}`;
  // After the greeting, an English letter starts with a capital letter and a German one does not.
  const body = language === 'en' ? begin.charAt(0).toUpperCase() + begin.slice(1) : begin;
  const signed = sender === null ? words.closing : `${words.closing}\n${sender}`;
  return [words.greeting(addressed(lead.name, language)), body, signed].join('\n\n');
};
