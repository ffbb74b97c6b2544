import { addDays, type LocalDate } from '../../../time/local-date.ts';
import { chooseIntents } from './choose-intent.ts';
import { classify } from './classifier/classify.ts';
import { phrasesIn, type Weights } from './find-cues.ts';
import type { MessageIntent, Outreach } from './intents.ts';
import { ownTextOf, plainText, withoutGreeting } from './own-text.ts';
import { readReferral } from './read-referral.ts';
import { type MessageReading, policies } from './reading.ts';
import { standardSpelling } from './standard-spelling.ts';
import { laterDayIn, returnDayIn } from './when/read-return-day.ts';
import { type ProposedSlots, type SlotContext, slotsIn } from './when/read-slots.ts';

/** What is known when a message arrives. */
export interface MessageContext extends SlotContext {
  /** Names of the lead and the user, which are no referral. */
  names: readonly string[];
}

/** A reading with the proposed appointments in full, which a draft refers to. */
export interface ReadMessage {
  reading: MessageReading;
  slots: ProposedSlots;
  /** The sender's own text. */
  text: string;
}

/** Weight of a phrase that decides alone. */
const STRONG = 3;

/** Length up to which a message that names a day proposes it, in words. */
const SHORT = 8;

/** Matches a message that starts or ends with thanks. */
const thanks = /^(?:\S+ ){0,2}(?:thanks?|thx|danke|dank|cheers)(?!\p{L})|(?:thanks|thank you|danke)[.!]*$/u;
/** Matches thanks, a yes or a signature without anything else. */
const mereCourtesy =
  /^(?:(?:(?:ok|okay|k|yes|ja|many|vielen|besten|herzlichen) )?(?:thanks|thank you|thx|ty|cheers|danke|dank|merci)(?: a lot| so much| very much| sehr| schön)?|ok|okay|k|(?:sent from my|von meinem) \p{L}{1,20}(?: gesendet)?)$/u;
/** Number of words up to which a message may be a greeting or a mere yes. */
const GREETING = 4;

/** How long to wait for a lead that is away without a date, in days. */
const ABSENCE_DAYS = 7;

const automatic =
  /(?<!\p{L})(?:out[ -]of[ -](?:the[ -])?office|ooo|auto(?:matic|mated)?[ -]?(?:reply|response|responder)|autoreply|auto:|abwesen\p{L}*|automatische (?:antwort|nachricht))(?!\p{L})/u;
const passesOn =
  /(?<!\p{L})(?:contact|reach out|speak (?:to|with)|talk (?:to|with)|write (?:to)?|get in touch|ask for|try|successor|colleague|replacement|responsible|in charge|handles?|looks after|took over|taken over|takes over|right (?:person|contact)|forward\p{L}*|pass\p{L}* (?:this|it|your)|best (?:person|contact)|cover|covers|covering|deputy|standing in|urgent|vertretung|vertritt|dringend\p{L}*|hired|runs|friend of (?:mine|ours)|instead|decides?|decision|not my (?:area|department|job|field|desk)|desk|picks|plans|signs?|tells (?:me|us)|(?:begin|start) (?:with|there)|(?:will|can)(?: \S+)? (?:help|assist)|keeps|keen|looping|adding|you want|you need|fragen|nicht mein (?:gebiet|bereich)|introduc\p{L}*|cc|copied|copying|wenden|zuständig\p{L}*|ansprechpartner\p{L}*|kolleg\p{L}*|nachfolger\p{L}*|weitergeleitet|kümmert|übernimmt|übernommen|verantwortlich\p{L}*|bekannte[rn]?|schreiben sie)(?!\p{L})/u;
/** Matches an announcement to think it over or to get back later. */
export const hesitates =
  /(?<!\p{L})(?:let me (?:think|sleep|check|see|talk|discuss)|(?:need|want|have|going|take|give (?:me|us)|some|a bit of|more)(?: \S+){0,3} (?:time|days|to think|think(?:ing)? about|to discuss)|think (?:about|it over)|(?:i|we)(?:'ll| will| shall)(?: \S+){0,2} (?:get back|be in touch|let you know|come back|think|reach out|revert|contact you)|überleg\p{L}*|denke? (?:darüber|drüber) nach|melde mich|melden uns|komme auf sie zu|kommen auf sie zu|bedenkzeit|don't (?:call|contact) us, we)(?!\p{L})/u;
/** Matches praise with an offer to be quoted or recommended, which deserves an answer. */
export const endorses =
  /(?<!\p{L})(?:be (?:a|your) reference|as a reference|quote (?:me|us)|be quoted|testimonial|case study|als referenz|referenz (?:sein|nennen)|zitieren)(?!\p{L})/u;
/** Matches an objection that puts the matter off without a day. */
export const postpones =
  /(?<!\p{L})(?:on (?:hold|ice)|for the time being|until further notice|postponed|frozen|not (?:right )?now|(?<=^|[.,] )after(?:wards)?(?=,)|when (?:it|this|that)(?: is|'s) over|vorerst|bis auf weiteres|auf eis|zurückgestellt|derzeit nicht|momentan nicht)(?!\p{L})/u;
const erasure =
  /(?<!\p{L})(?:delet\p{L}*|eras\p{L}*|remov\p{L}*|destroy|wipe|purge|forgotten|object(?:ion)? to|lösch\p{L}*|vergessen\p{L}*|widerspr\p{L}*|entfern\p{L}*|vernicht\p{L}*|art(?:icle|ikel)?\.? ?(?:17|21)|stop (?:processing|using))(?!\p{L})/u;
/** Matches a request for information about data, which asks for an answer and not for an end. */
const access =
  /\?|(?<!\p{L})(?:what|which|where|who|whom|why|how|copy|copies|access|list|overview|know|provide|disclose|informed?|source|recipients|basis|officer|notice|portab\p{L}*|transfer\p{L}*|restrict|welche|woher|wo|wer|wem|wie|kopie|auskunft|quelle|mitteilen|teilen)(?!\p{L})/u;
/** Matches a request to correct data: an answer, not a pause, is asked for. */
export const correction =
  /(?<!\p{L})(?:correct|update|change|rectify|fix|amend|berichtig\p{L}*|korrigier\p{L}*|änder\p{L}*|aktualisier\p{L}*)(?!\p{L})/u;
/** Matches words without which a message is hardly a request about personal data. */
const aboutData =
  /(?<!\p{L})(?:data\p{L}*|infos?|information|details?|records?|files?|lists?|addres\p{L}*|e-?mails?|mails?|numbers?|profile|copy|copies|delet\p{L}*|eras\p{L}*|remov\p{L}*|forget|forgotten|wip\p{L}*|purg\p{L}*|gdpr|ccpa|privacy|article|source|stor\p{L}*|hold|kept|keep|know about|about me|about us|process\p{L}*|law\p{L}*|legal|rights?|consent|daten\p{L}*|dsgvo|auskunft|gespeichert\p{L}*|speicher\p{L}*|lösch\p{L}*|verteiler|kontakte?|adress\p{L}*|nummer|quelle|woher|herkunft|recht\p{L}*|widerspr\p{L}*|vergessen|trace|got my|have on|database|crm|system)(?!\p{L})/u;
const dueDiligence =
  /(?<!\p{L})(?:compliant|compliance|certif\p{L}*|hosted|hosting|servers?|encrypt\p{L}*|agreement|dpa|avv|auftragsverarbeitung\p{L}*|sub-?processors?|(?:our|customer|client|guest|employee|unsere[rn]?|kunden\p{L}*|mitarbeiter\p{L}*) (?:data|records|daten)|konform|gehostet|zertifi\p{L}*)(?!\p{L})/u;

/** Returns whether the message is an absence note rather than a letter that mentions an absence. */
const isAbsenceNote = (plain: string, weights: Weights, hasRequest: boolean): boolean =>
  automatic.test(plain) || ((weights.out_of_office ?? 0) >= 2 && !hasRequest);

/** Reads a lead's message: its intents, proposed times, and what may happen next. Deterministic. */
export const readMessage = (message: string, context: MessageContext): ReadMessage => {
  const own = ownTextOf(message);
  const text = standardSpelling(withoutGreeting(own));
  const plain = plainText(text);
  const phrases = phrasesIn(text);
  const slots = slotsIn(text, context);
  const hasSlot = slots.times.length + slots.days.length > 0 || slots.isImpossible || slots.clock.length > 0;
  const requests: MessageIntent[] = [
    'interested',
    'price_question',
    'negotiation',
    'opt_out',
    'legal_threat',
    'data_request',
    'support_question',
    'spam',
    'complaint',
    'meeting_decline',
  ];
  const hasRequest = plain.includes('?') || requests.some((intent) => (phrases[intent] ?? 0) >= 2);
  const isAutomatic = isAbsenceNote(plain, phrases, hasRequest);
  const candidate = readReferral(text, context.names, passesOn.test(plain));
  const proposes = (phrases.meeting_proposal ?? 0) + (phrases.meeting_decline ?? 0) > 0;
  const isShort = plain.split(' ').length <= SHORT;
  const { intent, also, strictest, isSilent } = chooseIntents({
    phrases,
    likelihood: classify(text, phrases),
    referral: candidate,
    hasSlot: slots.times.length > 0 || (hasSlot && (slots.isImpossible || proposes || isShort)),
    hasTime: slots.times.length > 0,
    rulesOutDay: slots.declined.length > 0,
    isAutomatic,
    isMereCourtesy: mereCourtesy.test(plain.replaceAll(/[^\p{L} ]/gu, '').trim()),
    isQuestion: text.trimEnd().endsWith('?'),
    isAboutData: aboutData.test(plain),
    hesitates: hesitates.test(plain),
  });
  // Another time next to a refusal is also a proposal.
  if (
    intent === 'meeting_decline' &&
    slots.times.length + slots.days.length > 0 &&
    !also.includes('meeting_proposal')
  )
    also.push('meeting_proposal');
  const reading: MessageReading = {
    intent,
    also,
    ...policies[intent],
    until: null,
    times: [],
    days: [],
    returns: null,
    referral:
      intent === 'referral' || intent === 'out_of_office' || also.includes('referral') ? candidate : null,
  };
  if (
    intent === 'meeting_proposal' ||
    also.includes('meeting_proposal') ||
    (intent === 'meeting_decline' && hasSlot)
  ) {
    reading.times = slots.times;
    reading.days = slots.days;
  }
  const refinedReading = refined(reading, { text, plain, context, phrases });
  // A correction of data counts among the requests about data, which usually pause.
  const isAnswered =
    intent === 'data_request' && refinedReading.outreach === 'go_on' && strictest === 'pause';
  const obeyed = isAnswered ? refinedReading : obeying(refinedReading, strictest);
  return { reading: isSilent ? { ...obeyed, reply: 'none' } : obeyed, slots, text: own };
};

interface Details {
  text: string;
  plain: string;
  context: MessageContext;
  phrases: Weights;
}

/** Returns when contact may go on after a pause that the message asks for. */
const pauseOf = ({ text, context }: Details): { until: LocalDate | null } => ({
  until: laterDayIn(text, context),
});

/** Applies what an intent's usual policy leaves open. */
const refined = (reading: MessageReading, details: Details): MessageReading => {
  const { plain, text, context, phrases } = details;
  const stops = [reading.intent, ...reading.also].some(
    (intent) => intent === 'opt_out' || intent === 'legal_threat',
  );
  switch (reading.intent) {
    case 'out_of_office': {
      const returns = returnDayIn(text, context);
      const wait = { returns, until: returns ?? addDays(context.today, ABSENCE_DAYS) };
      return stops ? { ...reading, returns, outreach: 'stop', score: 'down' } : { ...reading, ...wait };
    }
    case 'data_request':
      // The answer to a request for erasure is a legal matter: no draft.
      if (erasure.test(plain) || stops) return { ...reading, outreach: 'stop', reply: 'none' };
      if (dueDiligence.test(plain) || correction.test(plain))
        return { ...reading, outreach: 'go_on', reply: 'draft', score: 'same' };
      return access.test(plain) ? reading : { ...reading, outreach: 'stop', reply: 'none' };
    case 'objection': {
      const { until } = pauseOf(details);
      if (postpones.test(plain)) return { ...reading, outreach: 'pause', until };
      const asksForLater =
        /(?<!\p{L})(?:again|back|later|after (?:that|then)|hear(?:ing)?|hit|contact|call|write|try|check|reach|follow up|touch base|circle|ping|revisit|melden|danach|noch ?(?:ein)?mal|wieder|erneut|später)(?!\p{L})/u.test(
          plain,
        );
      return until !== null && asksForLater ? { ...reading, outreach: 'pause', until } : reading;
    }
    case 'praise':
      if (endorses.test(plain)) return { ...reading, reply: 'draft' };
      // A mere thank-you says nothing about interest.
      return (phrases.praise ?? 0) < STRONG && thanks.test(plain) ? { ...reading, score: 'same' } : reading;
    case 'unclear':
      // A statement that is not understood may be irony or a refusal.
      return hesitates.test(plain) || (!plain.includes('?') && plain.split(' ').length > GREETING)
        ? { ...reading, outreach: 'pause' }
        : reading;
    default:
      return stops && reading.outreach !== 'stop'
        ? { ...reading, outreach: 'stop', reply: 'short', score: 'down' }
        : reading;
  }
};

const strictness: readonly Outreach[] = ['go_on', 'other_person', 'pause', 'stop'];

/**
 * Returns a reading whose outreach is at least as careful as a likely other reading demands. If that one is a refusal,
 * the user answers.
 */
const obeying = (reading: MessageReading, strictest: Outreach): MessageReading => {
  if (strictness.indexOf(strictest) <= strictness.indexOf(reading.outreach)) return reading;
  const score = reading.score === 'up' ? 'same' : reading.score;
  return strictest === 'stop'
    ? { ...reading, outreach: 'stop', reply: 'none', score }
    : // A likely referral that is not read as one names no one to write to.
      { ...reading, outreach: 'pause' };
};
