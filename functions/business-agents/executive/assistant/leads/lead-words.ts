import type { LeadSource, LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import { w } from '../task-words.ts';

const statuses: readonly (readonly [LeadStatus, RegExp])[] = [
  ['contacted', w(String.raw`contacted|reached|kontaktiert(?:e[nrs]?)?|angeschrieben`)],
  ['qualified', w(String.raw`qualified|qualifiziert(?:e[nrs]?)?`)],
  [
    'converted',
    w(
      String.raw`converted|won|closed[- ]won|(?:an? |our )?(?:new )?customers?|clients?|konvertiert(?:e[nrs]?)?|gewonnen(?:e[nrs]?)?|kunden?|kundin(?:nen)?`,
    ),
  ],
  ['lost', w(String.raw`lost|closed[- ]lost|dead|verloren(?:e[nrs]?)?`)],
  ['new', w(String.raw`new|neu(?:e[nrs]?)?`)],
];
/** Returns the status that a text names, or undefined. */
export const leadStatusIn = (text: string): LeadStatus | undefined =>
  statuses.find(([, pattern]) => pattern.test(text))?.[0];

const sources: readonly (readonly [LeadSource, RegExp])[] = [
  ['website', w('website|web ?site|webseite|homepage')],
  ['social_media', w('social media|instagram|linkedin|facebook|soziale[nr]? medien')],
  ['referral', w('referrals?|referred|recommended|empfehlung(?:en)?|empfohlen')],
  ['cold_outreach', w('cold outreach|outreach|kaltakquise')],
  ['event', w('events?|fairs?|trade fairs?|messen?|veranstaltung(?:en)?')],
];
/** Returns the source that a text names, or undefined. */
export const leadSourceIn = (text: string): LeadSource | undefined =>
  sources.find(([, pattern]) => pattern.test(text))?.[0];

/** Words for leads in general. */
export const leadNouns = w(String.raw`leads?|prospects?|interessent(?:en|in|innen)?|sales pipeline|pipeline`);

const forbidding = w(
  String.raw`(?:do[- ]not|don't|never|must not|mustn't|should not|shouldn't|no longer|not to|not) (?:be )?(?:contact(?:ed)?|e-?mail(?:ed)?|write to|written to|call(?:ed)?|message[d]?)|stop (?:contacting|e-?mailing|writing(?: to)?|calling|messaging)|do[- ]not[- ]contact|dnc|no[- ]contact|opt(?:ed|s|ing)?[- ]?(?:him |her |them )?out|unsubscribe[ds]?|blocklist(?:ed)?|nicht (?:mehr )?(?:kontaktier\p{L}*|anschreib\p{L}*|angeschrieben|anruf\p{L}*|kontaktiert)|kontaktsperre|keine (?:e-?mails|mails|werbung|anrufe|nachrichten)(?: mehr)?|abgemeldet`,
);
const lifting = w(
  String.raw`(?:lift|remove|undo|clear|cancel|revoke|drop)\b.*(?:do[- ]not[- ]contact|dnc|block|opt-?out|no[- ]contact)|(?:contact(?:ed)?|write to|e-?mail(?:ed)?|call(?:ed)?) (?:\p{L}+ ){0,3}again|allow contact|unblock|heb\p{L}*\b.*(?:kontaktsperre|sperre)|(?:kontaktsperre|sperre) .*auf(?:heben)?|wieder (?:kontaktier\p{L}*|anschreib\p{L}*|kontaktiert|angeschrieben)`,
);
const negated =
  /^(?!.*(?:lift|remove|undo|clear|revoke|aufheb)).*(?<!\p{L})(?:never|do not|don't|not to|no longer|nicht mehr|nie(?:mals)?)(?!\p{L}).*(?:again|wieder|mehr)/iu;
/** Returns whether a text forbids contact with a lead or allows it again, or null for neither. */
export const contactChangeIn = (text: string): 'forbid' | 'allow' | null => {
  if (lifting.test(text) && !negated.test(text)) return 'allow';
  return forbidding.test(text) ? 'forbid' : null;
};
