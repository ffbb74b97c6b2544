/** What a lead may ask for, most important first. */
const intents = [
  'unsubscribe',
  'not_interested',
  'price',
  'demo',
  'meeting',
  'later',
  'information',
  'thanks',
] as const;
export type Intent = (typeof intents)[number];

/** Matches whole words in any script, unlike `\b`, which only supports ASCII. */
const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** 'keine E-Mail' alone is not an opt-out: the sender may be missing an email. */
const mail = '(?:e-?mails?|mails|nachrichten)';

/** English and German phrases in replies to sales emails. */
const patterns: Readonly<Record<Intent, RegExp>> = {
  unsubscribe: words(
    `unsubscribe|opt[- ]?out|(?:remove|delete) (?:me|us)|take (?:me|us) off|stop (?:e-?mailing|contacting|writing|calling|sending)|(?:do not|don[’']?t) (?:contact|e-?mail|write|message)|(?:do not|don[’']?t) call(?: (?:me|us))?(?: again| any ?more)?(?=\\s*(?:[.!]|$))|abmelden|abbestellen|austragen|löschen sie|(?:bitte |schicken sie (?:mir|uns) |senden sie (?:mir|uns) )keine ${mail}|keine weiteren ${mail}|keine ${mail} mehr|(?:möchten?|will|wollen|wünschen?) (?:\\p{L}+ ){0,3}keine ${mail}|keine werbung|nicht (?:mehr|weiter|erneut|wieder) (?:zu )?(?:kontaktieren|anschreiben|anrufen|schreiben|melden)`,
  ),
  not_interested: words(
    `(?:not|\\p{L}+n[’']t|no longer|never)(?: \\p{L}+)? interested|no interest|no,? thanks?|no,? thank you|not for (?:me|us)|no need for (?:this|that|it|your|any of)|kein(?:erlei)? interesse|nicht (?:mehr )?interessiert|kein(?:en)? bedarf|nein,? danke|nichts für (?:mich|uns)`,
  ),
  price: words(
    `prices?|pricing|costs?|how much|quotes?|quotation|discounts?|preise?|preisliste|kosten|kostet|angebot|rabatte?|tarife?`,
  ),
  demo: words(
    `demos?|demonstration|trial|walk-?through|try (?:it|this)|show (?:me|us)|vorführ\\p{L}*|testen|testzugang|testversion|probezugang|zeigen`,
  ),
  meeting: words(
    `meetings?|meet|call|appointment|schedule|video call|termine?|treffen|telefonat|telefonieren|anruf|anrufen|(?:rufen|ruf) (?:sie|du|mich|uns|bitte)|rückruf|gespräch|besprechen`,
  ),
  later: words(
    `later|not (?:right )?now|next (?:week|month|quarter|year)|after (?:the )?(?:summer|holidays)|später|nächste[nrs]? (?:woche|monat|quartal|jahr)|(?:im moment|derzeit|gerade|momentan) nicht`,
  ),
  information: words(
    `information|info|infos|details|brochure|tell me more|learn more|how does|features?|mehr erfahren|unterlagen|broschüre|wie funktioniert|funktionen`,
  ),
  thanks: words(`thanks|thank you|danke|vielen dank`),
};

/** Matches the start of a quoted earlier message. */
const quoteHead =
  /^(?:on .{0,200}\bwrote:|am .{0,200}\bschrieb.{0,100}:|-{2,} ?(?:original message|ursprüngliche nachricht).*)$/im;

/** Returns the sender's own text, without a quoted footer that may contain 'unsubscribe'. */
const withoutQuotes = (message: string): string => {
  const head = quoteHead.exec(message);
  const own = (head ? message.slice(0, head.index) : message)
    .split(/\r?\n/)
    .filter((line) => !/^\s*>/.test(line))
    .join('\n');
  return own.trim() === '' ? message : own;
};

/** A refusal overrides other intents. */
const isNo = (intent: Intent): boolean => intent === 'unsubscribe' || intent === 'not_interested';

/** Returns the intents of a message, most important first, or an empty array. A refusal is returned alone. */
export const intentsOf = (message: string): Intent[] => {
  const own = withoutQuotes(message);
  const found = intents.filter((intent) => patterns[intent].test(own));
  const no = found.find(isNo);
  return no ? [no] : found;
};
