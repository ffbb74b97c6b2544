import { german, otherLanguages, past } from './deed-words.ts';
import { englishActs, englishNews, englishStates, germanActs } from './open-deeds.ts';
import { isConditional, isDenied, sentencesIn } from './sentences.ts';

/** Matches whole words. A pattern may begin with the apostrophe of 'it's'. */
const w = (pattern: string): RegExp =>
  new RegExp(String.raw`(?:(?<!\p{L})|(?='))(?:${pattern})(?!\p{L})`, 'giu');
const adverbs = String.raw`(?:\s(?:just|now|already|also|successfully|immediately|today|personally|gladly|quickly|then|duly|all|both))*`;

const claims: readonly RegExp[] = [
  // 'I have sent', 'we booked', 'I just spoke to'
  w(
    String.raw`(?:I|we)(?:'ve| have| had)?${adverbs}\s(?:went ahead and\s)?(?:${past}|spoke|rang|went through|took (?:you|him|her|them|it) off|got (?:hold of|in touch|through)|made (?:the|a|your|an) (?:payment|booking|reservation|transfer|order|call|appointment)|did (?:it|that)|gave (?:you|him|her|them)|wrote to|ran)`,
  ),
  // 'has been sent', 'is booked', 'are queued'
  w(String.raw`(?:is|are|was|were|been|being|gets?|got|'s|'re)${adverbs}\s(?:${past}|done and dusted)`),
  w(
    String.raw`(?:is|are|was|were|went|now|'s)\s(?:now\s|already\s)?(?:live|online|under way|on (?:its|the|their) way|running|out the door|in the (?:post|mail))`,
  ),
  w(
    String.raw`(?:has|have)\s(?:now\s|already\s|just\s)?(?:received|got|accepted|agreed to|signed)\s(?:the|your|our|my|it|this|an?)`,
  ),
  w(
    String.raw`(?:find|found|see|is|are)\s(?:\p{L}+\s){0,4}(?:attached|enclosed)|(?:attached|enclosed) (?:is|are|you(?:'ll| will)? find|please)|in the attachment|(?:anbei|beiliegend|im anhang|in der anlage|als anhang)`,
  ),
  w(String.raw`(?:ist|sind|wurden?|worden|habe[n]?|hat)\s[^.!?]{0,70}?(?:${german})`),
  w(String.raw`(?:ist|sind)\s(?:\p{L}+\s)?(?:unterwegs|raus|in der post)`),
  // 'I let them know', 'the newsletter went out', 'it's up on Instagram'
  w(
    String.raw`(?:I|we)(?:'ve| have)?${adverbs}\slet\s(?:\p{L}+\s){1,3}know|(?:went|gone) out\s(?:to|at|this|today|yesterday|on)|(?:is|are|'s|'re)\s(?:now\s|already\s)?up on`,
  ),
  // 'Tom has your email', 'Ana got a reminder from me', 'the invite is in your inbox'
  w(
    String.raw`(?<!\b(?:I|we|you|sie|ich|wir)\s(?:now\s|already\s)?)(?:has|have|got)\s(?:now\s|already\s)?(?:(?:your|the|my|our)\s(?:e-?mail|message|invoice|order|invitation|invite|payment|offer|proposal|contract|reminder)|an?\s(?:e-?mail|message|reminder|invitation|confirmation|refund)\sfrom\s(?:me|us))`,
  ),
  w(
    String.raw`(?:is|are|ist|sind|liegt|liegen)\s(?:now\s|already\s|jetzt\s|bereits\s|schon\s)?(?:im|in\s(?:your|his|her|their|the|ihrem|deinem|seinem))\s(?:inbox|mailbox|account|posteingang|postfach)`,
  ),
  // A consultation: 'the kitchen says', 'my boss agreed'
  w(
    String.raw`(?:the|our|my)\s(?:kitchen|team|boss|manager|colleague|chef|lawyer|developer|technician|supplier|driver|landlord|board)s?\s(?:says?|said|tells? me|told me|confirms?|confirmed|agrees|agreed|approves|assures? me|is fine with)`,
  ),
  w(String.raw`(?:has|have)${adverbs}\s(?:${past}|agreed|accepted)`),
  w(
    String.raw`(?:invitation|invite|newsletter|e-?mail|mail|offer|order|message|payment|einladung|rechnung|angebot)(?:\s\p{L}+){0,3}\s(?:is|are|ist)\s(?:out|raus)`,
  ),
  ...otherLanguages.map(w),
  w(String.raw`(?:anzeige|kampagne|beitrag|post)\s(?:läuft|ist live|ist online)`),
  ...[...englishActs, ...englishStates, ...englishNews, ...germanActs].map(w),
];
/** A short line that reports a deed without a verb: 'Card charged.', 'Done, order placed', 'Campaign running.' */
const report = new RegExp(
  String.raw`^(?:(?:all\s)?done[,:!.]?\s|erledigt[,:!.]?\s|ok[,:!.]?\s)?(?:(?:the|your|an?|all|both|die|der|das|ihre?|deine?)\s)?(?:[\p{L}\d'-]+\s){0,4}(?:${past}|${german}|running|live|complete|successful)(?:\s(?:to|for|on|in|at|as|successfully|an|für|auf|am|im|und|and)\b[^.!?]*)?\s*[.!:,;]`,
  'iu',
);
const doneAlone =
  /^(?:all )?(?:done|sorted|posted|sent|booked|paid|published|erledigt|gesendet|gebucht|bezahlt|veröffentlicht|fertig)[.!]*(?:\s|$)/iu;
const inCalendar = w(
  String.raw`(?:is|are|ist|sind|steht|stehen|put|now)\s(?:\p{L}+\s){0,4}(?:in|on|im|in deinem|in ihrem)\s(?:(?:your|the|my|our|dem)\s)?(?:calendar|kalender|diary|agenda|task list|to-do list|list|liste|aufgabenliste)`,
);

/** Kinds of stored rows, and what may be said about them. */
const allowed: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:event|meeting|termin|series)/iu,
    /\b(?:booked|scheduled|reserved|added|created|saved|put|moved|set up|recorded|rescheduled|calendar|diary|kalender|agenda|eingetragen|gebucht|eingeplant|angelegt|verschoben|vereinbart|reserviert|cancelled|canceled|removed|deleted|gelöscht|storniert)\b/iu,
  ],
  [
    /^(?:task|aufgabe)/iu,
    /\b(?:added|created|saved|noted|put|set up|recorded|list|liste|aufgabenliste|angelegt|erstellt|eingetragen|notiert|vermerkt|gespeichert|updated|changed|moved|verschoben|completed|done|marked|erledigt|closed|geändert)\b/iu,
  ],
  [
    /^(?:document|dokument)/iu,
    /\b(?:created|saved|added|updated|changed|erstellt|angelegt|gespeichert|geändert|aktualisiert|archived|deleted)\b/iu,
  ],
  [
    /^(?:email|mail|draft|e-mail|entwurf)/iu,
    /\b(?:created|saved|added|erstellt|gespeichert|angelegt|prepared|drafted)\b/iu,
  ],
  [
    /^(?:lead|contact|kontakt)/iu,
    /\b(?:removed|taken off|noted|updated|changed|added|marked|unsubscribed|ausgetragen|notiert|vermerkt|geändert|gestrichen|angelegt)\b/iu,
  ],
];

const participle = w(`${past}|${german}`);

const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^ge(?=\p{L}{4})/u, '')
    .replace(/(?:ed|en|et|t|e|d)$/u, '')
    .slice(0, 6);

/** Words in front of a claim that make it the reader's deed, or someone else's who is quoted. */
const othersDeed =
  /\b(?:you|sie|ihr|du|they|he|she)\s(?:\p{L}+\s){0,3}$|\b(?:you|sie)\s(?:write|wrote|said|say|mention(?:ed)?|schreiben|schrieben|sagen)\b/iu;

const attachment = /attached|enclosed|anbei|anhang|beiliegend|anlage/iu;

interface Evidence {
  /** All texts that were given, in one. */
  given: string;
  /** Rows that were really stored: 'event: Call with Ana, 2026-11-30T14:00'. */
  done: readonly string[];
  /** Someone else's message that the text answers. It backs only what the text repeats about its writer. */
  message: string;
}

const aboutWriter = /\b(?:you|your|yours|sie|ihre?[nmrs]?|ihnen|du|dein\p{L}*)(?!\p{L})/iu;

/** Returns whether a text only repeats what the writer of a message reported: 'you write that the order was cancelled'. */
const isRepeated = (sentence: string, phrase: string, message: string): boolean => {
  const verb = [...phrase.matchAll(participle)].at(-1)?.[0];
  return verb !== undefined && aboutWriter.test(sentence) && w(verb).test(message);
};

const isBacked = (phrase: string, { given, done }: Evidence): boolean => {
  const verbs = allowed.filter(([kind]) => done.some((row) => kind.test(row)));
  if (verbs.some(([, words]) => words.test(phrase))) return true;
  const last = [...phrase.matchAll(participle)].at(-1)?.[0] ?? phrase.match(/\p{L}+/gu)?.at(-1) ?? '';
  const stem = stemOf(last);
  // A request, 'Email Ana', backs no 'I emailed Ana': the data must report the deed.
  const reported = String.raw`(?:decided|agreed|resolved|voted|beschlossen|entschieden)\b[^.!?]{0,40}?\b${stem}\p{L}*|${last}|(?:\p{L}{1,6}ge|ge)?${stem}\p{L}{0,8}(?:ed|e?t|en)`;
  return stem.length >= 3 && new RegExp(String.raw`(?<!\p{L})(?:${reported})(?!\p{L})`, 'iu').test(given);
};

/** A step for the reader: 'Check that the fridge is closed'. */
const instruction =
  /^(?:(?:check|make sure|ensure|verify|confirm|see|see to it|prüfen?|prüfe|stellen? sie sicher|stell sicher|achten? (?:sie )?darauf)[,\s](?:\p{L}+\s){0,2}?(?:that|whether|if|all|every|everything|the|ob|dass|alle))(?!\p{L})/iu;

/** Returns the first claim of a deed in a text that no stored row and no given text backs, or null. */
export const findFalseDeed = (text: string, evidence: Evidence): string | null => {
  for (const line of sentencesIn(text)) {
    // A check mark or an emoji in front is no word.
    const sentence = line.replace(/^[^\p{L}\p{N}"']+/u, '');
    if (sentence.endsWith('?') || instruction.test(sentence)) continue;
    const isReport =
      (report.test(sentence) || doneAlone.test(sentence)) &&
      !isDenied(sentence) &&
      !isConditional(sentence.split(/[,;]/u)[0] ?? '');
    if (isReport) {
      const phrase = report.exec(sentence)?.[0] ?? sentence;
      if (!isBacked(phrase, evidence)) return sentence;
    }
    for (const claim of [...claims, inCalendar])
      for (const match of sentence.matchAll(claim)) {
        const before = sentence.slice(0, match.index);
        const clause = before.slice(
          Math.max(
            before.lastIndexOf(','),
            before.lastIndexOf(';'),
            before.search(/\b(?:and|und|but|aber)\s[^,;]*$/iu),
          ) + 1,
        );
        if (
          isDenied(clause) ||
          isDenied(match[0]) ||
          (isConditional(clause) && !attachment.test(match[0])) ||
          (/^(?:ha|hä)/iu.test(match[0]) && (othersDeed.test(clause) || othersDeed.test(before)))
        )
          continue;
        if (isRepeated(before, match[0], evidence.message)) continue;
        if (!isBacked(match[0], evidence)) return sentence;
      }
  }
  return null;
};
