import type { LeadSource, LeadStatus } from '../schema.ts';
import { normalizeText } from './normalize-title.ts';

/** Statuses by their words in other CRMs and in lists, in order of precedence. */
const statusWords: readonly (readonly [RegExp, LeadStatus])[] = [
  [
    /\b(?:lost|verloren|dead|tot|gestorben|disqualif\w*|unqualif\w*|not qualified|(?:nicht|un) ?qualifiziert|not converted|not interested|no interest|uninterested|kein(?:e|erlei)? interesse|junk|spam|abgelehnt|absage|abgesagt|rejected|declined|churn\w*|no fit|bad fit|not a fit|ungeeignet|nicht geeignet|(?:former|ex|ehemalig\w*|past) (?:customer|client|kund\w*))\b/,
    'lost',
  ],
  [
    /\b(?:not (?:yet )?contacted|(?:noch )?nicht (?:kontaktiert|angesprochen)|untouched|unworked|uncontacted|not started|potential \w+|prospective \w+|potenziell\w*)\b/,
    'new',
  ],
  [
    /\b(?:converted|konvertiert|customers?|clients?|won|gewonnen|\w*kund(?:e|en|in)|abgeschlossen|abschluss|signed|sold|verkauft|paying|buyer|kaufer)\b/,
    'converted',
  ],
  [
    /\b(?:(?:pre ?)?qualifi\w*|open deal|opportunit\w*|hot|heiss\w*|sql|mql|interested|interessiert|demo|proposal|angebot\w*|negotiat\w*|verhandlung\w*|evaluat\w*)\b/,
    'qualified',
  ],
  [
    /\b(?:attempt\w*|contacted|contacting|contact(?:ed)? in future|kontaktiert|angeschrieben|angerufen|angesprochen|in kontakt|working|in progress|in bearbeitung|in arbeit|connected|talked|talking|spoke\w*|replied|responded|geantwortet|approach\w*|called|emailed|mailed|reached\w*|erreicht|follow\w*|nachfass\w*|engaged|in gesprach\w*|im gesprach|nurtur\w*|meeting|termin\w*|wiedervorlage|erstkontakt|kontakt aufgenommen|unresponsive|no (?:response|answer|reply)|keine antwort|nicht erreicht)\b/,
    'contacted',
  ],
  [
    /\b(?:new|neu|neuer|neue|open|offen\w*|fresh|frisch|raw|cold|kalt|subscriber|unbearbeitet|incoming|to ?do|lead)\b/,
    'new',
  ],
];

/** Sources by their words, in order of precedence. */
const sourceWords: readonly (readonly [RegExp, LeadSource])[] = [
  [
    /\b(?:cold\w*|kalt\w*|\w*akquise|direct mail|outbound|outreach|purchased|bought|gekauft\w*|prospecting|list purchase)\b/,
    'cold_outreach',
  ],
  [
    /\b(?:events?|trade ?shows?|trade ?fairs?|fairs?|\w*messe\w*|conferences?|konferenz\w*|webinars?|seminars?|\w*seminar|expo|exhibition|workshops?|meet ?ups?|kongress|congress|\w*veranstaltung\w*|summit|booth|messestand|tagung|vortrag|salon|feria)\b/,
    'event',
  ],
  [
    /\b(?:referr\w*|referenz|recommend\w*|empfehlung\w*|empfohlen|\w*empfehlung|introduc\w*|intro|word of mouth|mundpropaganda|partner\w*|vermittl\w*|friend|freund\w*|tipp\w*|bekannte\w*|colleague|kolleg\w*)\b/,
    'referral',
  ],
  [
    /\b(?:social\w*|sozial\w*|facebook|fb|insta\w*|linked ?in|twitter|tiktok|you ?tube|xing|pinterest|whatsapp|threads|reddit|x com)\b/,
    'social_media',
  ],
  [
    /\b(?:web ?sites?|web|webseite\w*|webformular|webshop|homepage|internet\w*|online\w*|organic\w*|direct(?: traffic)?|search|suche|suchmaschine|google|bing|seo|sea|ppc|ads?|adwords|landing ?pages?|forms?|\w*formular|inbound|chat|blog|downloads?|site)\b/,
    'website',
  ],
];

const find = <Value>(text: string, words: readonly (readonly [RegExp, Value])[]): Value | null => {
  const plain = normalizeText(text.replaceAll('_', ' '));
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
};

/** Returns the status that another CRM's status means, or null. */
export const statusOf = (text: string): LeadStatus | null => find(text, statusWords);

/** Returns the source that another CRM's source means, or null. */
export const sourceOf = (text: string): LeadSource | null => find(text, sourceWords);

/** Returns whether a cell says nothing: blank, a dash, a question mark, 'n/a'. */
export const isBlankCell = (text: string): boolean =>
  /^(?:[\s?\-–—_./*]*|n\/?\.?a\.?|none|null|unknown|unbekannt|k\.? ?a\.?|keine angabe|tbd|\(blank\)|#n\/?a)$/iu.test(
    text.trim(),
  );
