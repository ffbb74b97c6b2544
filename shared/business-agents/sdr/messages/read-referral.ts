import type { Referral } from './reading.ts';

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const phone = /(?<![\d.])(?:\+|00|\(?0)\d[\d ()/-]{4,20}\d(?!\d)/u;

const TITLE = '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau)\\.?';
const WORD = "\\p{Lu}[\\p{L}'’-]+";
const PARTICLE = '(?:van|von|de|der|den|di|da|del|la|le|zu|bin|al|O’|Mc)';
const NAME = `(?:${TITLE} )*${WORD}(?: (?:${PARTICLE} )*${WORD}){0,3}`;

/** Words that start with a capital letter but are not names. */
const notNames = new Set(
  'I The This That He She It We You They My Our Your His Her Please Thanks Thank Contact Ask Try Speak Talk Call Email Write Reach Hello Hi Dear Best Kind Regards Feel Purchasing Marketing Sales Finance Procurement Operations HR IT CEO CFO CTO COO Head Manager Director Office Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Not No Yes Better Maybe Perhaps For In At On If And But Or To From As Is Are Bitte Wenden Sie Ich Wir Er Es Der Die Das Mein Meine Meinen Meinem Meiner Unser Unsere Unserem Unseren Kollege Kollegin Kollegen Nachfolger Nachfolgerin Einkauf Vertrieb Buchhaltung Zuständig Ansprechpartner Ansprechpartnerin Dafür Dazu Am Im Nicht Leider Danke Hallo Guten Tag Schreiben Rufen Geschäftsführer Geschäftsführerin Chef Chefin Leiter Leiterin Frag Fragen Melden Tel Telefon Mail Mobil Phone Since There Here Also Just Then You’d Instead Forwarded Forwarding Her Their Who What When Where Sprechen'.split(
    ' ',
  ),
);

const LEAD_IN =
  "(?:contact|reach out to|speak (?:to|with)|talk (?:to|with)|write (?:to)?|e-?mail|ask(?: for)?|call|ring|try|phone|reach|approach|message|address|get in touch with|in touch with|check with|refer you to|forward(?:ed|ing)?(?: \\S+){0,4} to|pass(?:ed|ing)?(?: \\S+){0,4} (?:on )?to|copying in|cc'?ing|cc'?d|cc|copied|adding|looping in|introduc\\w+(?: you)?(?: to)?|hand(?:ed|ing)?(?: \\S+){0,3} (?:over )?to|goes to|belongs to|colleagues?,?|successor(?: is|,)?|replacement(?: is|,)?|cover(?: is|,)?|deputy(?: is|,)?|vertretung(?: ist|,)?|boss,?|partner,?|manager,?|sister,?|brother,?|friend(?: of (?:mine|ours))?,?|neighbou?r,?|owner(?: is|,)?|contact (?:is|would be)|person(?: \\S+){0,4} (?:is|would be)|(?:is|was) now|be|to|an|bei|mit|ist|jetzt|nun|wird|Herrn?|Frau|Kolleg\\w+|Nachfolger\\w*|Ansprechpartner\\w*|zuständig\\w*(?: \\S+){0,3})";

const afterLeadIn = new RegExp(
  `(?<![\\p{L}])${LEAD_IN}:? (?:(?:my|our|the|is|her|his|mein\\w*|unser\\w*|die|der|den|dem|now|jetzt|nun|directly|direkt|bitte|bei|ist) (?:\\p{Ll}[\\p{L}-]* ){0,3})?(?:Kolleg\\w+ |Chef\\w* |Einkaufsleiter\\w* |Geschäftsführer\\w* )?(?<name>${NAME})`,
  'gu',
);
const beforeVerb = new RegExp(
  `(?<name>${NAME})(?:,? (?:\\p{Ll}+ ){0,3}?)?(?:,? \\(?[^ ]*@[^ ]*\\)?,?)? (?:is (?:now )?(?:the|in charge|responsible|our|your|handling|looking|taking|who|doing|replacing)|handles?|looks? after|takes? care|took over|has taken over|takes over|runs?|decides?|makes? (?:the|those|these|such)|does|deals? with|manages?|would be|will (?:help|handle|be|take)|can help|might be|could use|is looking|needs?|kümmert|übernimmt|hat (?:das|die|den|meine|übernommen)|ist (?:jetzt |nun |dafür |hierfür |für )|macht|betreut|verantwortet|entscheidet|leitet|sucht)`,
  'gu',
);
const beside = new RegExp(`(?<name>${NAME})[ ,:–-]{1,3}[(<]?(?=[\\p{L}\\d._%+-]+@|\\+?\\d{3})`, 'gu');

const verbs =
  /(?<![\p{L}])(?:Contact|Reach|Speak|Talk|Write|E-?mail|Ask|Call|Ring|Try|Phone|Approach|Message|Forward|Get|My|Our|The|Better|Colleague|Successor|Please)(?= )/gu;
/** Writes words that start a sentence in lower case, so that they are not taken for names. */
const withoutSentenceCase = (text: string): string => text.replace(verbs, (word) => word.toLowerCase());

/** Returns a plausible name without titles, or null. */
const cleanName = (text: string): string | null => {
  const words = text.split(' ').filter((word) => !new RegExp(`^${TITLE}$`, 'u').test(word));
  while (words.length > 0 && notNames.has(words[0] ?? '')) words.shift();
  while (words.length > 0 && (notNames.has(words.at(-1) ?? '') || /^\p{Ll}/u.test(words.at(-1) ?? '')))
    words.pop();
  return words.length > 0 && words.every((word) => !notNames.has(word)) ? words.join(' ') : null;
};

const nameIn = (text: string, own: readonly string[]): string | null => {
  for (const pattern of [beside, beforeVerb, afterLeadIn])
    for (const match of text.matchAll(pattern)) {
      const name = cleanName(match.groups?.['name'] ?? '');
      if (name !== null && !own.includes(name.toLowerCase())) return name;
    }
  return null;
};

/**
 * Returns the person that a message refers to, or null for none.
 * @param own names that are not meant: the lead's and the user's
 * @param passesOn whether the message passes the matter on; without that, only an address next to a name counts
 */
export const readReferral = (message: string, own: readonly string[], passesOn: boolean): Referral | null => {
  const text = withoutSentenceCase(message.replace(/\s+/g, ' ').replace(/’/g, "'"));
  if (!passesOn) return null;
  const known = own.map((name) => name.toLowerCase());
  const found: Referral = {
    name: nameIn(text, known),
    email: email.exec(text)?.[0].replace(/[.,]$/, '') ?? null,
    phone: phone.exec(text)?.[0].trim() ?? null,
  };
  return found.name === null && found.email === null && found.phone === null ? null : found;
};
