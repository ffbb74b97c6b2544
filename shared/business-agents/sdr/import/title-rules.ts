import type { ColumnField } from './fields.ts';
import { normalizeText, normalizeTitle } from './normalize-title.ts';
import { optOutKindOf } from './opt-out-words.ts';

/** What a title says. `rank`: a lower one wins where a field has one column, and comes first where it has several. */
export interface TitleMatch {
  field: ColumnField;
  rank: number;
}

type Rule = readonly [RegExp, ColumnField, number];

/**
 * Checked on the title with its prefix: 'Deal - Title' and 'Lead - Title' are not job titles. 'Lead tags' is a column of
 * our own export; the tags of other systems are mixed with lists and statuses, so the user decides about them.
 */
const withPrefix: readonly Rule[] = [
  [/^lead (?:tags|schlagworter)$/, 'tags', 0],
  [/^(?:organi[sz]ation|account|company|firma) (?:name|1 name)$/, 'company', 0],
  [/^(?:lead|kontakt|contact) ?(?:name|person)$/, 'name', 0],
  [
    /^(?:deal|opportunity|lead title|organi[sz]ation (?!title|1 title)|account (?!name|phone|source))/,
    'ignored',
    0,
  ],
];

const lastContact =
  /\b(?:last|latest|most recent|letzte[rsnm]?|letzter|dernier|ultimo|laatste) (?:\w+ )?(?:contact\w*|activity|spoke\w*|talk\w*|touch\w*|conversation|call\w*|meeting|met|email\w*|mail\w*|engage\w*|interaction|communication|reached|seen|heard|kontakt\w*|aktivitat\w*|gesprach\w*|anruf|austausch|telefonat|termin)\b|\bzuletzt\b|^(?:spoke|talked|contacted|met) last$|^(?:contact|kontakt) ?(?:date|datum)$|^kontaktdatum$|\bwhen\b.*\b(?:spoke|talk\w*|contact\w*)\b|^date of last\b/;
const aboutContact =
  /\b(?:by|owner|type|typ|subject|betreff|note|result|via|channel|name|next|nachste\w*|source|verified|status|opened?|clicked?|sent|repl\w+|bounced?|create\w*|modified)\b/;

/** In order of precedence. Titles are normalized: 'E-Mail' is 'email'. */
const rules: readonly Rule[] = [
  [
    /\b(?:owners?|owned|assigned|assignee|rep|salesperson|betreuer\w*|zustandig\w*|verantwortlich\w*|bearbeiter\w*|besitzer\w*|inhaber|created by|modified by|managers?|assistants?|asst|sekretar\w*|spouse|managed)\b/,
    'ignored',
    0,
  ],
  [
    /\b(?:created?|creation|added|modified|updated|changed|imported|erstell\w*|angelegt|geandert\w*|erfasst\w*|hinzugefugt|next|nachste[rsn]?|geburtstag|birthday)\b/,
    'ignored',
    0,
  ],
  [/\b(?:fax|telefax|pager|telex|isdn|callback|tty|extension)\b/, 'ignored', 0],
  [
    /\b(?:emails?|mails?)\b.*\b(?:status|confidence|source|verif\w*|bounce\w*|sent|open(?:ed|s)?|click\w*|count|catch|deliver\w*|quality|domain|display name|angezeigter name|anzeigename|name|type|label|typ|subject|repl\w*|provider|hash|frequency|signature|format)\b/,
    'ignored',
    0,
  ],
  [
    /\b(?:phone|telephone|telefon|address|adresse|website|relation|event|im|field|date)(?: \d)? (?:type|label|status|count)$/,
    'ignored',
    0,
  ],
  [/\bname for emails\b/, 'ignored', 0],
  [
    /\b(?:phonetic|yomi|prefix|suffix|nickname|nick name|spitzname|middle|maiden|salutation|anrede|geschlecht|gender|initials?)\b/,
    'ignored',
    0,
  ],
  [
    /\b(?:url|urls|www|web ?sites?|web ?page|webseite|homepage|profile?|linkedin|twitter|facebook|xing|instagram|skype)\b/,
    'ignored',
    0,
  ],
  [/^(?:id|uuid|guid|nr|no|number|nummer|lfd nr|kundennummer)$/, 'ignored', 0],
  [
    /\b(?:id|ids|uuid|guid|kundennr|kundennummer|rating|score|bewertung|punkte|umsatz\w*|revenue)\b/,
    'ignored',
    0,
  ],
  [/^(?:connected on|verbunden (?:am|seit))$/, 'last_contact', 9],
  [
    /^(?:(?:work|business|primary|main|office|geschaftliche?|dienstliche?|haupt|direct) ?)?(?:emails?|mails?|email ?address\w*|mail ?address\w*|email ?adresse|mail ?adresse|courriel|correo(?: electronico)?|epost)(?: (?:1|work|business|geschaftlich|dienstlich|primary|1 value|value|haupt|buro))*$/,
    'email',
    0,
  ],
  [
    /\b(?:home|private?|privat\w*|personal|second\w*|other|additional|alternat\w*|zweite|weitere|[2-9]|2nd|3rd)\b.*\b(?:emails?|mails?|email ?adresse|mail ?adresse)\b|\b(?:emails?|mails?|email ?adresse|mail ?adresse)\b.*\b(?:home|private?|privat\w*|personal|second\w*|other|zweite|[2-9](?: value)?)$/,
    'email',
    2,
  ],
  [/\b(?:emails?|mails?|courriel|correo|email ?adress\w*|mail ?adress\w*)\b/, 'email', 1],
  [
    /\b(?:company|corporate|account|switchboard|zentrale|firma|headquarters|hq) (?:main )?(?:phone|telephone|tel|telefon\w*|number)\b/,
    'phone',
    4,
  ],
  [
    /\b(?:home|private?|privat|other|weitere|car|radio|[2-9])\b.*\b(?:phone|tel\w*|mobil\w*|handy)\b|\b(?:phone|tel\w*|mobil\w*|handy)\b.*\b(?:home|privat|private|other|[2-9](?: value)?)$/,
    'phone',
    3,
  ],
  [/\b(?:mobil\w*|cell\w*|handy\w*|portable|movil|gsm|whatsapp)\b/, 'phone', 2],
  [
    /\b(?:phones?|phone ?number|telephone|tel|telefon\w*|rufnummer|fon|festnetz\w*|durchwahl|telefoon|telefono|call them)\b/,
    'phone',
    1,
  ],
  [
    /^(?:name|full ?name|names|name in full|who|wer|person|ansprechpartner\w*|contact|lead|kontakt|kontaktperson|kontaktname|vollstandiger name|vor und nachname|vorname(?: und)? nachname|name vorname|nachname vorname|nom complet|nombre completo|naam|contact ?name|contact person|interessent\w*|first(?: and)? last ?name|fullname|customer name|client name|whole name|their name)$/,
    'name',
    0,
  ],
  [/^(?:file as|display name|anzeigename|speichern unter)$/, 'name', 5],
  [
    /^(?:first ?names?|given ?names?|fore ?name|vornamen?|first|rufname|prenom|nombre|voornaam|christian name)$/,
    'first',
    0,
  ],
  [
    /^(?:last ?names?|surnames?|family ?names?|nachnamen?|familienname|last|zuname|nom(?: de famille)?|apellidos?|achternaam)$/,
    'last',
    0,
  ],
  [
    /^(?:(?:company|company ?names?|accounts?|organi[sz]ations?|organi[sz]ation ?name|firma|firmennamen?|unternehmen|unternehmensname|institution)(?: (?:or )?|$))+$|^(?:organi[sz]ation 1 name|(?:primary )?associated company|zugehoriges unternehmen|current company|betrieb|arbeitgeber|employer|business|business name|institut|org|societe|entreprise|empresa|bedrijf|azienda|workplace|works? (?:at|for)|where\b.*\bwork\w*|wo\b.*\barbeite\w*|arbeitet bei|kundenfirma|agency)$/,
    'company',
    1,
  ],
  [/^(?:job ?titles?|jobtitel|jobbezeichnung|position|designation|berufsbezeichnung)$/, 'title', 0],
  [
    /^(?:job ?titles?|job|jobs|job role|title|titel|position|positions?bezeichnung|roles?|rolle|funktion|function|stelle|stellung|berufsbezeichnung|beruf|designation|occupation|organi[sz]ation(?: 1)? title|job position|position title|poste|cargo|puesto|functie|what\b.*\bdo|tatigkeit|aufgabe|current position|their role)$/,
    'title',
    1,
  ],
  [/^(?:sources?|quelle|leadquelle|herkunft)$/, 'source', 0],
  [
    /^(?:origin|(?:original|first|main) (?:traffic )?source|(?:urspr\w+|original) (?:traffic )?quelle|lead origin|kontaktquelle|acquisition (?:source|channel)|account source|referral source|came from|woher\b.*|how\b.*\b(?:meet|met|find|found|know|hear|heard|got|came)\b.*|where\b.*\b(?:meet|met|find|found|from|heard?)\b.*|wo\b.*\b(?:kennengelernt|getroffen|gefunden)|kennengelernt\b.*|aufmerksam\b.*|wie\b.*\b(?:kennengelernt|gefunden|aufmerksam)\b.*)$/,
    'source',
    1,
  ],
  [/^(?:latest (?:traffic )?source|kanal|channel|source channel|kontaktkanal)$/, 'source', 4],
  [/^(?:status|leadstatus|kontaktstatus|bearbeitungsstatus|status des leads)$/, 'status', 0],
  [
    /^(?:(?:sales |pipeline |lead )?stage|(?:vertriebs|verkaufs)?phase|(?:bearbeitungs)?stand|progress|where are we|how far)$/,
    'status',
    1,
  ],
  [/^(?:lifecycle (?:stage|phase)|lifecyclephase)$/, 'status', 3],
  [/^label$/, 'status', 5],
  [/^(?:labels|tags?|kategorien?|categories|category|gruppen?|groups?|lists?|lead list)$/, 'ignored', 0],
  [
    /^(?:notes?|\w*notizen?|notiz|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|comments?|descriptions?|beschreibung|message|nachricht|misc|miscellaneous|sonstiges|remarks?|details|infos?|information|additional info\w*|zusatz\w*|hinweise?|memo|freitext|body|observaciones|notas|commentaires?|opmerkingen|other info|anything else|good to know)$/,
    'notes',
    0,
  ],
  [
    /^(?:\w+ )*(?:street|city|state|province|zip|zip code|postal code|postcode|country|country region|strasse|plz|ort|stadt|land|bundesland|region|po box|postfach|address(?: \d)?(?: \w+)*)$/,
    'ignored',
    5,
  ],
];

const firstMatch = (text: string, list: readonly Rule[]): TitleMatch | null => {
  const [, field, rank] = list.find(([pattern]) => pattern.test(text)) ?? [];
  return field === undefined || rank === undefined ? null : { field, rank };
};

/** Returns what a column title says, or null if it is unknown and only the content can tell. */
export const readTitle = (title: string): TitleMatch | null => {
  const [whole, plain] = [normalizeText(title), normalizeTitle(title)];
  if (plain === '') return null;
  if (optOutKindOf(whole) !== null) return { field: 'opt_out', rank: 0 };
  if (lastContact.test(plain) && !aboutContact.test(plain)) {
    const rank = /conta[ck]t|kontakt/.test(plain) ? 0 : /activity|aktivitat/.test(plain) ? 1 : 2;
    return { field: 'last_contact', rank };
  }
  return firstMatch(whole, withPrefix) ?? firstMatch(plain, rules);
};
