/**
 * Claims of deeds by their grammar rather than by a list of verbs: any finished act of the writer, any act that was
 * done to something, and any news from someone who was not asked. Verbs of the mind and of politeness are no deeds.
 */

/** Participles and past forms that claim nothing: 'we have enjoyed', 'I noticed', 'it was called'. */
const mind =
  'enjoyed|hoped|wanted|wished|missed|noticed|understood|learned|wondered|liked|loved|needed|received|appreciated|realized|thanked|asked about|pleased|interested|excited|delighted|surprised|impressed|concerned|worried|called|based|named|used|meant|supposed|intended|planned|expected|required|agreed|mentioned|discussed|considered|decided|limited|baked|cooked|roasted|smoked|grilled|fermented|handmade|inspired|loaded|packed|filled|served|priced|designed|crafted';
const regular = String.raw`(?!(?:${mind})(?!\p{L}))\p{L}{2,}(?:ed|en)(?<!\b(?:been|when|then|often|even|open|seven|eleven|ten|golden|wooden|between|children|women|men|kitchen|garden|need|indeed|speed|feed|bread|red|bed|hundred))`;
const irregular =
  'took care|took over|made sure|sorted|gave|bought|brought|ran through|reset|went ahead|drove|dealt with|put through|passed (?:it|this|that) on|set (?:it|this|that|everything) up|got (?:it|that|this|everything) (?:done|sorted|fixed)';
const adverb = String.raw`(?:\s(?:just|now|already|also|since|then|even|only|\p{L}{3,}ly))*`;

/** Acts of the writer and acts done to something. */
export const englishActs: readonly string[] = [
  String.raw`(?:I|we)(?:'ve| have| had)${adverb}\s(?:gone ahead and\s)?(?:${regular})`,
  String.raw`(?:I|we)(?:'ve| have)?${adverb}\s(?:${irregular})`,
  String.raw`(?:has|have)${adverb}\sbeen${adverb}\s(?:${regular})`,
  String.raw`(?:was|were)${adverb}\s(?:${regular})(?=\s(?:today|yesterday|this|last|just|a (?:moment|minute)|an hour|for you|by (?:me|us)|on your behalf|to (?:you|him|her|them|the))|[.!])`,
  // 'The demo has moved to Thursday': a thing that has changed.
  String.raw`(?:the|your|our|this|that|both|all)\s(?:\p{L}+\s){1,2}(?:has|have)${adverb}\s(?:moved|gone|left|changed|started|begun|arrived|come back)`,
  String.raw`(?:am|is|are|'m|'s|'re)\s(?:\p{L}+ly\s|now\s|already\s|just\s|currently\s)?(?:sending|calling|e-?mailing|booking|paying|shipping|ordering|posting|publishing|transferring|processing|refunding|cancell?ing|deleting|updating|uploading|printing|delivering)\s(?!costs?|fees?|address)`,
];

/** States that only a deed brings about, and deeds that are announced as done. */
export const englishStates: readonly string[] = [
  String.raw`consider (?:it|this|that) \p{L}+`,
  String.raw`(?:is|are|'s|'re|it's|now)\s(?:now\s|already\s)?(?:all set|all sorted|all done|taken care of|sorted(?: out)?|dealt with|good to go|in good hands|in place|up and running|working again|back online|settled|handled|in the works|on (?:its|the|their) way)`,
  String.raw`works again(?=[.!,])`,
  String.raw`(?:'ll| will| should| can)\s(?:already\s|now\s|soon\s|shortly\s)?(?:find|see|have|receive|get)\s[^.!?]{0,50}?in\s(?:your|the|his|her|their)\s(?:inbox|mailbox|account|calendar|mail|spam folder)`,
  String.raw`(?:is|are|sits?|waits?|waiting)\s(?:\p{L}+\s){0,2}(?:in|for you in)\s(?:your|his|her|their|the)\s(?:inbox|mailbox|account|mail)`,
  String.raw`(?:invit(?:e|ation)s?|newsletters?|e-?mails?|mails?|offers?|orders?|messages?|payments?|reminders?|invoices?|letters?)\s(?:is|are)\s(?:now\s|already\s)?(?:out|away|gone)`,
  String.raw`got\s(?:the|his|her|their|your|my|our)\s[^.!?]{0,30}\sback`,
  String.raw`everyone\s[^.!?,]{0,40}\s(?:knows|is informed|is in the loop|has been told)`,
];

/** News from others that the writer cannot have. */
export const englishNews: readonly string[] = [
  String.raw`(?<!\b(?:you|they)\s)(?:confirmed|replied|promised|assured|accepted)\s(?:today|yesterday|this|that|it|me|us|already|just)`,
  String.raw`(?:says|said)\s(?:yes|no|ok(?:ay)?|that(?:'s| is) fine|it(?:'s| is) fine)`,
  String.raw`(?:has|have)${adverb}\s(?:replied|answered|responded|said yes|said no|given (?:the|their|his|her) ok(?:ay)?)`,
];

const germanMind =
  'gefreut|gelesen|gesehen|gehört|gefallen|gewünscht|gemeint|gewesen|gehabt|gedacht|gefragt|verstanden|gern|gerne|genau|gemein\\p{L}*|gesamt|gestern|gegen|genug|gut|gesund|geeignet|geplant|gebacken|gekocht|geschrieben|geöffnet|geschlossen|gestellt|geht|gehen|gibt|geben|gelten|gehört';
const germanVerb = String.raw`(?!(?:${germanMind})(?!\p{L}))(?:(?:ab|an|auf|aus|bei|ein|frei|her|hin|los|mit|nach|raus|rum|über|um|vor|weg|weiter|zu|zurück|zusammen)?ge\p{L}{3,}(?:t|en)|\p{L}{3,}iert)`;

/** German acts, states and news. */
export const germanActs: readonly string[] = [
  String.raw`(?:ist|sind)\s[^.!?]{0,60}?(?:raus|rausgegangen|ausgegangen|losgegangen|abgegangen|auf dem weg|erledigt|unter dach und fach|geregelt|veranlasst|in auftrag)`,
  String.raw`(?:liegt|liegen|steht|wartet|warten)\s[^.!?]{0,40}?(?:im postfach|im posteingang|in der post|bereit)`,
  String.raw`(?:ich habe|wir haben|habe ich|haben wir)\s[^.!?]{0,70}?(?:${germanVerb}|veranlasst|übernommen|bekommen)`,
  String.raw`(?:wurden?|worden)\s[^.!?]{0,70}?(?:${germanVerb})`,
  String.raw`(?:hat|haben)\s[^.!?]{0,40}?(?:zugesagt|zugestimmt|bestätigt|geantwortet)`,
  String.raw`betrachten? (?:sie )?(?:es|das) als erledigt`,
];
