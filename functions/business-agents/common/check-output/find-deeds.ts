import { isConditional, isDenied, sentencesIn } from './sentences.ts';

/** Participles of deeds that the product does not do, or does only with a stored row. */
const past = String.raw`sent|e-?mailed|mailed|forwarded|posted|published|tweeted|uploaded|shared|booked|reserved|paid|settled|ordered|placed|bought|purchased|transferred|wired|refunded|reimbursed|credited|charged|debited|collected|deleted|removed|erased|unsubscribed|taken off|updated|changed|cancell?ed|closed|informed|notified|told|spoken|talked|called|phoned|rung|asked|consulted|contacted|reached out|messaged|invited|scheduled|rescheduled|queued|submitted|filed|signed|reviewed|approved|confirmed|processed|shipped|delivered|dispatched|printed|hired|assigned|arranged|organi[sz]ed|negotiated|boosted|launched|activated|applied|installed|set up|put|added|created|moved|merged|synced|imported|cleaned|checked with|escalated|opened a ticket|logged|recorded|noted|saved|marked|invoiced|issued|handed|passed|translated|registered|blocked|attached|enclosed|completed|fixed|resolved|linked|connected`;
const german = String.raw`gesendet|gesandt|verschickt|versendet|zugeschickt|abgeschickt|geschickt|weitergeleitet|veröffentlicht|gepostet|hochgeladen|gebucht|reserviert|bezahlt|überwiesen|beglichen|bestellt|gekauft|erstattet|gutgeschrieben|belastet|abgebucht|eingezogen|gelöscht|entfernt|ausgetragen|gestrichen|aktualisiert|geändert|storniert|gekündigt|informiert|benachrichtigt|gesprochen|angerufen|telefoniert|gefragt|kontaktiert|eingeladen|eingeplant|terminiert|eingereicht|unterschrieben|unterzeichnet|geprüft|freigegeben|bestätigt|verarbeitet|geliefert|versandt|gedruckt|zugewiesen|organisiert|eingestellt|geschaltet|gestartet|angelegt|eingetragen|erstellt|verschoben|notiert|vermerkt|gespeichert|angehängt|beigefügt|abgeschlossen|erledigt|beauftragt|übertragen|ausgestellt|weitergegeben|vereinbart|bereinigt`;

const w = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'giu');
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
  w(String.raw`(?:anzeige|kampagne|beitrag|post)\s(?:läuft|ist live|ist online)`),
];
/** A short line that reports a deed without a verb: 'Card charged.', 'Done, order placed', 'Campaign running.' */
const report = new RegExp(
  String.raw`^(?:(?:all\s)?done[,:!.]?\s|erledigt[,:!.]?\s|ok[,:!.]?\s)?(?:(?:the|your|an?|all|both|die|der|das|ihre?|deine?)\s)?(?:[\p{L}\d'-]+\s){0,4}(?:${past}|${german}|running|live)(?:\s(?:to|for|on|in|at|as|successfully|an|für|auf|am|im|und|and)\b[^.!?]*)?\s*[.!:,;]`,
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

const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^ge(?=\p{L}{4})/u, '')
    .replace(/(?:ed|en|et|t|e|d)$/u, '')
    .slice(0, 6);

/** Words in front of a claim that make it the reader's deed, or someone else's who is quoted. */
const othersDeed =
  /\b(?:you|sie|ihr|du|they|he|she)\s(?:\p{L}+\s){0,3}$|\b(?:you|sie)\s(?:write|wrote|said|say|mention(?:ed)?|schreiben|schrieben|sagen)\b/iu;

interface Evidence {
  /** All texts that were given, in one. */
  given: string;
  /** Rows that were really stored: 'event: Call with Ana, 2026-11-30T14:00'. */
  done: readonly string[];
}

const isBacked = (phrase: string, { given, done }: Evidence): boolean => {
  const verbs = allowed.filter(([kind]) => done.some((row) => kind.test(row)));
  if (verbs.some(([, words]) => words.test(phrase))) return true;
  const last = phrase.match(/\p{L}+/gu)?.at(-1) ?? '';
  const stem = stemOf(last);
  return stem.length >= 3 && new RegExp(String.raw`(?<!\p{L})(?:ge)?${stem}`, 'iu').test(given);
};

/** Returns the first claim of a deed in a text that no stored row and no given text backs, or null. */
export const findFalseDeed = (text: string, evidence: Evidence): string | null => {
  for (const sentence of sentencesIn(text)) {
    if (sentence.endsWith('?')) continue;
    const isReport =
      (report.test(sentence) || doneAlone.test(sentence)) &&
      !isDenied(sentence) &&
      !isConditional(sentence.split(/[,;]/u)[0] ?? '');
    if (isReport) {
      const phrase = (report.exec(sentence)?.[0] ?? sentence).replace(
        /\s(?:to|for|on|in|at|as|an|für|auf|am|im)\b.*$/iu,
        '',
      );
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
          isConditional(clause) ||
          (/^(?:ha|hä)/iu.test(match[0]) && (othersDeed.test(clause) || othersDeed.test(before)))
        )
          continue;
        if (!isBacked(match[0], evidence)) return sentence;
      }
  }
  return null;
};
