import { normalizeText } from './normalize-title.ts';

/** Titles of columns that say who must not be contacted. */
const optOutTitle =
  /\b(?:optout|optedout|unsub\w*|do not (?:contact|email|mail|market|send|disturb|call|phone|write)|dont (?:contact|email|mail|call)|dnc|never contact|no (?:contact|marketing|mails?|mailing|emails?|promo\w*|calls?)|abgemeldet|abmeldung|abbestellt|keine? (?:\w+ )?(?:werbung|werbemails?|mails?|emails?|newsletter|kontakt\w*|marketing|anrufe)|werbe(?:sperre|verbot|widerspruch)|widerspruch|widersprochen|nicht (?:mehr )?(?:kontaktieren|anschreiben|anrufen|anmailen)|(?:kontakt|anruf|telefon|mail|email)(?:sperre|verbot)|sperrvermerk|gesperrt|black ?list\w*|block ?list\w*|suppress\w*|robinson\w*|leave alone|^stop$)\b/;
/** Titles of columns that say who agreed to be contacted. */
const consentTitle =
  /\b(?:optin|optedin|consent\w*|einwilligung\w*|einverstand\w*|zustimmung|subscribed|subscription(?: status)?|subscriber status|marketing ?status|(?:email|mail|marketing|contact|werbe) ?(?:permission|erlaubnis|allowed|ok)|permission|newsletter\w*|may (?:contact|email|call)|ok to (?:contact|email|mail|call)|(?:kontakt|werbung|mailings?|mails?|emails?) (?:erlaubt|gewunscht|erwunscht)|^mailings?$|darf (?:kontaktiert|angeschrieben|angerufen)\b.*|can (?:contact|email))\b/;
/** Titles that only look like one: a reason, a source, or another channel's setting. */
const neutralTitle = /\bfax\b|\b(?:link|url|subject)$/;

/** Words that say so themselves. */
const optOutWord =
  /\b(?:unsub\w*|optout|optedout|do not (?:contact|email|mail|call|write)|dont (?:contact|email|call)|dnc|abgemeldet|abbestellt|ausgetragen|nicht (?:mehr )?(?:kontaktieren|anschreiben|anrufen)|keine (?:werbung|werbemails?|mails|emails|anrufe)|kontaktsperre|werbesperre|gesperrt|black ?listed|widersprochen|widerspruch|no contact|no emails?)\b/;
const no =
  /^(?:|0|no|non|nein|n|false|falsch|faux|off|none|never|nie|empty|leer|not set|unset|unknown|unbekannt|n a|k a|keine)$/;
const allowed =
  /^(?:subscribed|optin|optedin|active|aktiv|allowed|erlaubt|ok|okay|granted|erteilt|confirmed|bestatigt|angemeldet|single optin|double optin|never unsubscribed|not (?:optedout|unsubscribed)|nicht (?:abgemeldet|gesperrt)|contactable)$/;
const unknownConsent =
  /^(?:|pending|unknown|unbekannt|n a|k a|not set|unset|non ?subscribed yet|not asked|nicht gefragt|offen|\w*marketing contact)$/;
const refused =
  /^(?:0|no|non|nein|n|false|falsch|off|denied|declined|refused|revoked|withdrawn|rejected|abgelehnt|widerrufen|verweigert|inactive|inaktiv|not (?:allowed|subscribed|granted|given|optedin)|never|nicht (?:erlaubt|erteilt)|no (?:consent|permission|optin)|ohne einwilligung|keine (?:einwilligung|zustimmung|erlaubnis)|non subscribed|cleaned|bounced|hard bounced?)$/;

const onlyOptOutWords = new RegExp(`^(?:status )?${optOutWord.source}(?: (?:all|list|emails?|marketing))?$`);

export type OptOutKind = 'opt-out' | 'consent';

/** Returns whether a title names opt-outs or consents, or null. */
export const optOutKindOf = (normalized: string): OptOutKind | null => {
  if (neutralTitle.test(normalized)) return null;
  if (optOutTitle.test(normalized)) return 'opt-out';
  return consentTitle.test(normalized) ? 'consent' : null;
};

/** Returns whether a value, or one of several, says nothing but that someone must not be contacted. */
export const isOptOutValue = (text: string): boolean =>
  text.split(/[,;|]|:::/).some((part) => onlyOptOutWords.test(normalizeText(part)));

/**
 * Returns whether a cell means that the lead must not be contacted. Unclear text in an opt-out column counts.
 * @param kind what the column's title says
 * @param hasOwnWords whether the column has values that say so themselves, such as 'Unsubscribed' among tags
 */
export const meansOptOut = (text: string, kind: OptOutKind | null, hasOwnWords: boolean): boolean => {
  const plain = normalizeText(text);
  if (allowed.test(plain)) return false;
  if (isOptOutValue(text) || (kind !== null && optOutWord.test(plain))) return true;
  if (kind === 'consent') return refused.test(plain) && !unknownConsent.test(plain);
  if (kind === null && hasOwnWords) return false;
  return !no.test(plain);
};
