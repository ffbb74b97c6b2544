const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|thu|fri';
const tage = 'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|mo|di|mi|do|fr';

/** Short forms in the phrases of both languages. */
export const cueMacros: Readonly<Record<string, string>> = {
  me: 'me|us|everyone(?: here)?|anyone(?: here| at [^ ]+| else)*|my (?:team|colleagues|company|staff)|our (?:team|firm|company|staff|people|office)|them|him|her|people here',
  mine: '(?:my|our|this|these|the above|that|the|his|her)(?: [^ ]+)? (?:e-?mail|address|addresses|name|number|company|firm|contact|details|inbox|domain|entry|account|e-?mail address|phone)',
  mails:
    'e-?mails?|mails?|messages?|newsletters?|calls?|letters?|texts?|advertising|adverts?|ads|spam|marketing|offers?|promotions?|mailings?|brochures?|stuff|communications?|correspondence|notifications?|sms|nonsense|material|junk',
  mailing:
    '(?:e-?mail|writ|contact|call|text|messag|mail|phon|ring|spamm?|pester|bother|send|bombard|pitch|reach|chas|approach|harass)(?:ing)?(?: out)?(?: to)?(?: (?:me|us|my|our|anyone|this)(?: [^ ]+){0,3})?',
  contact:
    'contact|e-?mail|write|call|text|message|mail|phone|ring|send|reach out|get in touch|approach|bother|spam|pester|follow up|try|come back|pitch|be in touch|solicit|reply|disturb',
  contacted:
    'contact(?:ed)?|e-?mail(?:ed)?|call(?:ed)?|text(?:ed)?|messaged?|mail(?:ed)?|write|written to|sent|bother(?:ed)?|spam(?:med)?|send',
  dont: "do not|don't|dont|don t|never|must not|should not|shouldn't|may not|need not|needn't|not to|did not|didn't|please not|no reason to|nobody (?:should|may|shall)|you(?:'re| are) not (?:allowed|permitted|welcome) to|no longer|stop trying to|under no circumstances",
  not: "not|n't|no longer|never|don't|dont|didn't|aren't|isn't|wasn't|weren't",
  wont: "won't|will not|wont|would not|wouldn't|are not|aren't|am not|'m not|'re not|not|cannot|can't",
  cant: "can't|cannot|can not|cant|won't|will not|unable to|not able to|couldn't|could not|wouldn't|not going to|not be able to|'m not able to|no way i can|not manage to",
  doesnt: "doesn't|does not|doesnt|don't|do not|didn't|did not|won't|will not|wouldn't|no longer|isn't|never",
  lawyer:
    'lawyers?|attorneys?|solicitors?|legal (?:team|department|counsel|representatives?|advis[eo]rs?)|barristers?|counsel|law firm',
  money:
    '(?:[$€£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|euros?|eur|dollars?|usd|bucks|quid|pounds?|gbp|chf|francs?|cents?|k))(?:(?: a|\\/| per| each| pro| im) ?[^ ,.]+)?',
  amount:
    '(?:[$€£] ?)?\\d[\\d.,]*(?: ?(?:€|\\$|£|euros?|eur|dollars?|usd|bucks|quid|pounds?|gbp|chf|francs?|cents?|k|%|percent))?(?:(?: a|\\/| per| each| pro| im) ?[^ ,.]+)?',
  day: days,
  tag: tage,
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  monat: 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  mich: 'mich|uns|mir|mein~(?: [^ ]+)?|unser~(?: [^ ]+)?|diese?~? [^ ]+|die [^ ]+|jeden bei uns|sie mich|sie uns',
  post: '(?:weiter~ |mehr |solche~? |ihre |derartige~ |e-)*(?:e-?mails?|mails?|nachrichten|newsletter|anrufe|werbung|werbe~|post|zusendungen|briefe|sms|angebote|kontaktaufnahmen?|kontaktversuche|infos?|informationen|mitteilungen|schreiben|anfragen)',
  schreiben:
    'schreiben|kontaktieren|anschreiben|anrufen|anmailen|melden|belästigen|zuschicken|schicken|senden|zu schreiben|zu kontaktieren|anzuschreiben|anzurufen|kontaktiert(?: werden| zu werden)?|angeschrieben(?: werden| zu werden)?|angerufen(?: werden| zu werden)?|zu belästigen|zu schicken|zu senden|zuzusenden|hören|behelligen|zumailen|bewerben|ansprechen',
  anwalt: '(?:rechts)?anw[aä]lt~|rechtsabteilung|rechtsbeistand|jurist~|kanzlei',
  geld: '(?:\\d[\\d.,]* ?(?:€|euro|eur|franken|chf|cent)|€ ?\\d[\\d.,]*)(?:(?: pro| im| je|\\/) ?[^ ,.]+)?',
};
