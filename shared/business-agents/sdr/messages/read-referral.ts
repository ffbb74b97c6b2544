import type { Referral } from './reading.ts';

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const phone = /(?<![\d.])(?:\+|00|\(?0)\d[\d ()/-]{4,20}\d(?!\d)/u;

const TITLE = '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau)\\.?';
const WORD = "\\p{Lu}[\\p{L}'’-]+";
const PARTICLE = '(?:van|von|de|der|den|di|da|del|la|le|zu|bin|al|O’|Mc)';
const NAME = `(?:${TITLE} )*${WORD}(?: (?:${PARTICLE} )*${WORD}){0,3}`;

/** Words that start with a capital letter but are not names. */
const notNames = new Set(
  'I The This That He She It We You They My Our Your His Her Please Thanks Thank Contact Ask Try Speak Talk Call Email Write Reach Hello Hi Dear Best Kind Regards Feel Purchasing Marketing Sales Finance Procurement Operations HR IT CEO CFO CTO COO Head Manager Director Office Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Not No Yes Better Maybe Perhaps For In At On If And But Or To From As Is Are Bitte Wenden Sie Ich Wir Er Es Der Die Das Mein Meine Meinen Meinem Meiner Unser Unsere Unserem Unseren Kollege Kollegin Kollegen Nachfolger Nachfolgerin Einkauf Vertrieb Buchhaltung Zuständig Ansprechpartner Ansprechpartnerin Dafür Dazu Am Im Nicht Leider Danke Hallo Guten Tag Schreiben Rufen Geschäftsführer Geschäftsführerin Chef Chefin Leiter Leiterin Frag Fragen Melden Tel Telefon Mail Mobil Phone Since There Here Also Just Then You’d Instead Forwarded Forwarding Her Their Who What When Where Sprechen Büro You Looping Adding Nothing Offers Suppliers Bei Für Unter Seit Ab Jetzt Leute'.split(
    ' ',
  ),
);

const LEAD_IN =
  "(?:contact|you (?:need|want|should ask|'ll want)|her name is|his name is|name of|\\bname is|[Ff]ragen Sie(?: bitte| mal| doch)*|sprechen Sie(?: bitte)? mit|wenden Sie sich(?: bitte)? an|reach out to|speak (?:to|with)|talk (?:to|with)|write (?:to)?|e-?mail|ask(?: for)?|call|ring|try|phone|reach|approach|message|address|get in touch with|in touch with|check with|refer you to|forward(?:ed|ing)?(?: \\S+){0,4} to|pass(?:ed|ing)?(?: \\S+){0,4} (?:on )?to|copying in|cc'?ing|cc'?d|cc|copied|adding|looping in|introduc\\w+(?: you)?(?: to)?|hand(?:ed|ing)?(?: \\S+){0,3} (?:over )?to|goes to|belongs to|colleagues?,?|successor(?: is|,)?|replacement(?: is|,)?|cover(?: is|,)?|deputy(?: is|,)?|vertretung(?: ist|,)?|boss,?|partner,?|manager,?|sister,?|brother,?|friend(?: of (?:mine|ours))?,?|neighbou?r,?|owner(?: is|,)?|contact (?:is|would be)|person(?: \\S+){0,4} (?:is|would be)|(?:is|was) now|be|to|bug|frag|musst du|[Ii]t'?s|an|bei|mit|ist|jetzt|nun|wird|Herrn?|Frau|Kolleg\\w+|Nachfolger\\w*|Ansprechpartner\\w*|zuständig\\w*(?: \\S+){0,3})";

const afterLeadIn = new RegExp(
  `(?<![\\p{L}])${LEAD_IN}:? (?:(?:my|our|the|is|her|his|mein\\w*|unser\\w*|die|der|den|dem|now|jetzt|nun|directly|direkt|bitte|bei|ist) (?:\\p{Ll}[\\p{L}-]* ){0,3})?(?:Kolleg\\w+ |Chef\\w* |Einkaufsleiter\\w* |Geschäftsführer\\w* )?(?<name>${NAME})`,
  'gu',
);
const beforeVerb = new RegExp(
  `(?<name>${NAME})(?:,? (?:\\p{Ll}+ ){0,3}?)?(?:,? \\(?[^ ]*@[^ ]*\\)?,?)? (?:is (?:now )?(?:the|in charge|responsible|our|your|handling|looking|taking|who|doing|replacing)|handles?|looks? after|picks?|plans?|keeps?|signs?|has taken|stands? in|(?:was|is) (?:asking|looking|complaining)|takes? care|took over|has taken over|takes over|runs?|decides?|makes? (?:the|those|these|such)|does|deals? with|manages?|would be|will (?:gladly |then |certainly )?(?:help|handle|be|take|assist)|can help|tells? (?:me|us)|heads?|has the (?:shop|phone|desk|keys)|owns?|might be|could use|is looking|needs?|kümmert|übernimmt|hat (?:das|die|den|meine|übernommen)|ist (?:jetzt |nun |dafür |hierfür |für )|macht|betreut|verantwortet|entscheidet|leitet|sucht)`,
  'gu',
);
const atDesk = new RegExp(`(?<name>${NAME})'s? (?:desk|table|department|team|court)`, 'gu');
/** 'Noor Aziz in facilities might be keen'. */
const placed = new RegExp(
  `(?<name>${NAME}) (?:at|from|in|aus|von|bei) (?:the |der |dem )?[\\p{L}-]+(?: [\\p{L}-]+){0,5}? (?:will|was|is|might|could|would|wants?|needs?|may|does|sucht|braucht)(?![\\p{L}])`,
  'gu',
);
/** 'She has the credit card: Stella Marchetti.' */
const afterColon = new RegExp(`: (?<name>${NAME})[.!]?$`, 'gu');
const beside = new RegExp(`(?<name>${NAME})[ ,:–-]{1,3}[(<]?(?=[\\p{L}\\d._%+-]+@|\\+?\\d{3})`, 'gu');

/** Words after which, or before which, a message without capital letters names someone: 'ask sue harper'. */
const lowerName =
  /(?<=(?:^|[ .,])(?:ask(?: for)?|talk to|speak (?:to|with)|contact|bug|frag|fragen?|musst du|passed it (?:on )?to|gave it to|boss is|not me,? it'?s|not me,? that'?s) )\p{Ll}{3,}(?: \p{Ll}{3,}(?= (?:she|he) ))?(?= (?:she|he|they|who|about|instead|on|frag\p{L}*|die|der|does|deals|signs|buys|\d)|[.,!]|$)|(?<=^|[.,!] ?)\p{Ll}{3,}(?= (?:signs|has the|does (?:that|the|this)|decides|runs|buys|handles|took over|entscheidet)(?!\p{L}))/gu;
const commonWords = new Set(
  'something anything nothing question questions everything the this that they them their there then than she her him his you your yours mine our ours who what when where which why how someone somebody anyone anybody everyone nobody again back later tomorrow today tonight now soon please thanks and but not yes for with from into about over good great fine better best free time sometime info details help support office sales boss wife husband mum dad sister brother son daughter cousin colleague manager owner team guy lady number email phone price cost mir mich uns sie ihn ihr den dem der die das ein eine mein meine morgen heute bitte danke nicht chef chefin kollege kollegin einkauf'.split(
    ' ',
  ),
);
/** Returns a message without any capital letter, with capital letters for the names in it. */
const withNameCase = (text: string): string =>
  /\p{Lu}/u.test(text)
    ? text
    : text.replace(lowerName, (found) =>
        commonWords.has(found.split(' ')[0] ?? '')
          ? found
          : found.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
      );

const verbs =
  /(?<![\p{L}])(?:Contact|Reach|Speak|Talk|Write|E-?mail|Ask|Call|Ring|Try|Phone|Approach|Message|Forward|Get|My|Our|The|Better|Colleague|Successor|Please|Looping|Adding|Copying|Introducing|Passing|Handing|Refer|Fragen|You)(?= )/gu;
/** Writes words that start a sentence in lower case, so that they are not taken for names. */
const withoutSentenceCase = (text: string): string => text.replace(verbs, (word) => word.toLowerCase());

/** Returns a plausible name without titles, or null. */
const cleanName = (text: string): string | null => {
  const words = text.split(' ').filter((word) => !new RegExp(`^${TITLE}$`, 'u').test(word));
  while (words.length > 0 && notNames.has(words[0] ?? '')) words.shift();
  while (words.length > 0 && (notNames.has(words.at(-1) ?? '') || /^\p{Ll}/u.test(words.at(-1) ?? '')))
    words.pop();
  return words.length > 0 && words.every((word) => !notNames.has(word) && !/^\p{Lu}{2,4}$/u.test(word))
    ? words.join(' ')
    : null;
};

const nameIn = (text: string, own: readonly string[]): string | null => {
  for (const pattern of [beside, atDesk, placed, beforeVerb, afterLeadIn, afterColon])
    for (const match of text.matchAll(pattern)) {
      const name = cleanName(match.groups?.['name'] ?? '');
      if (name !== null && !own.includes(name.toLowerCase())) return name;
    }
  return null;
};

/** Returns whether an address is the sender's own, by its words or by what is in front of it. */
const isOwnAddress = (address: string, before: string, own: readonly string[]): boolean =>
  /(?<!\p{L})(?:(?:my|meine[rn]?)(?: \p{L}+)? (?:e-?mail|mail|address|adresse|mailadresse)|(?:me|us|mich|mir|uns) (?:at|on|under|via|unter|an))(?: \p{L}+){0,2} ?[:(<]?\s?$/iu.test(
    before,
  ) ||
  own.some((name) =>
    name.split(' ').some((word) => word.length > 2 && address.toLowerCase().split('@')[0]?.includes(word)),
  );

/**
 * Returns the person that a message refers to, or null for none.
 * @param own names that are not meant: the lead's and the user's
 * @param passesOn whether the message passes the matter on; without that, only someone else's address counts
 */
export const readReferral = (message: string, own: readonly string[], passesOn: boolean): Referral | null => {
  const straight = message.replace(/\s+/g, ' ').replace(/’/g, "'");
  const named = withNameCase(straight);
  const text = withoutSentenceCase(named);
  const known = own.map((name) => name.toLowerCase());
  const address = email.exec(text);
  const isOther = address !== null && !isOwnAddress(address[0], text.slice(0, address.index), known);
  if (!passesOn && !isOther && named === straight) return null;
  const found: Referral = {
    name: nameIn(text, known),
    email: isOther ? address[0].replace(/[.,]$/, '') : null,
    phone: phone.exec(text)?.[0].trim() ?? null,
  };
  return found.name === null && found.email === null && found.phone === null ? null : found;
};
