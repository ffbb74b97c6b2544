/** What a reply to someone may say without support in the user's data. Everything else has to be backed. */

const verbs =
  'ask|check|look|find out|clarify|come back|get back|let|call|ring|phone|write|be in touch|see|think|take|consider|pass|forward|prepare|put|wait|contact|keep|respect|leave|not|never|gladly|happily|be happy|be glad|be there|confirm|suggest|bring|reach out|follow up|send|note|try|talk|speak|discuss|explain|show|answer|make sure|hold|stop|refrain';
const german =
  'frage|prüfe|kläre|schaue|sehe|melde|rufe|schreibe|freue|bedau\\p{L}*|verstehe|danke|gebe|leite|bereite|warte|akzeptiere|respektiere|nehme|schicke|sende|komme|kann|könnte|möchte|würde|werde|hoffe|bitte|wünsche|nenne|zeige|schlage|bespreche|erkläre|weiß|habe|bin|denke|finde|richte|stimme|lasse';

const patterns: readonly string[] = [
  // Greetings, thanks, regrets, good wishes
  String.raw`(?:hello|hi|hey|dear|good (?:morning|afternoon|day|evening)|guten (?:tag|morgen|abend)|hallo|liebe[rs]?|sehr geehrte[rs]?|moin|servus|grüß)`,
  String.raw`(?:(?:kind|best|warm|many|with|all the|take|have a|enjoy|get well|good luck|merry|happy|see you|talk|speak|until|thanks|thank you|thank|many thanks|cheers|yours|sincerely|regards)(?!\p{L}))`,
  String.raw`(?:mit |viele |beste |herzliche |liebe |schöne )?(?:freundlichen|grüße|dank|danke|vielen dank|herzlichen dank|bis (?:dann|bald|dahin|morgen|\p{L}+tag)|gute (?:besserung|reise)|schöne[ns]?|genießen|viel (?:erfolg|spaß|glück))`,
  String.raw`(?:(?:i'm|i am|we're|we are) )?(?:so |very |really |truly )?(?:sorry|glad|happy|pleased|delighted|afraid)|apologies|my apologies|congratulations|great to hear|good to hear|nice to hear|lovely to hear|what a pity|fair enough|understood|of course|sure thing|no problem|no worries|all right|alright|point taken|noted with`,
  String.raw`(?:das |es )?(?:tut mir|tut uns) leid|entschuldig\p{L}*|verstanden|schade|kein problem|sehr gern|gern|gerne|alles klar|schön zu hören`,
  String.raw`(?:that|this|it) (?:makes|made|sounds|is (?:an? )?(?:good|great|fair|important|kind|understandable|interesting|very|so)|means|helps|would)`,
  String.raw`das (?:freut|klingt|ist (?:eine )?(?:gute|wichtige|verständlich|schade|kein problem)|hilft|verstehe|würde|kläre|prüfe)`,
  // The writer's next steps and states of mind
  String.raw`(?:i|we)(?:'ll| will|'d| would| can| could| shall| am going to)\s(?:also |gladly |then |just |certainly |of course |need to |like to |be able to )*(?:${verbs})`,
  String.raw`(?:i|we)(?:'m| am| are|'re)? (?:understand|hope|appreciate|look forward|looking forward|see|hear|know|think|believe|suggest|wish|respect|wonder|regret|need|take|cannot|can't|won't|don't|do not|am not|'m not|not sure|will not|apologi[sz]e|realize|assume|agree that|keep|leave|happy|glad|thank|ask)`,
  String.raw`(?:(?:wir|ich) (?:werden?|können|freuen|verstehen|bitten|danken|wünschen|hoffen|melden|prüfen|klären|fragen|${german})|(?:melde|rufe|prüfe|kläre|frage|schaue|freue|gebe|schreibe|nenne|leite|werde|kann) ich)`,
  // What the reader wrote, and what the reader may do
  String.raw`(?:you|your (?:message|note|email|question|order|letter)) (?:write|wrote|say|said|mention|mentioned|ask|asked|are right|'re right|have a point|raise|told)|as you (?:say|said|write|wrote|mention|asked)`,
  String.raw`(?:sie|du) (?:schreiben|schreibst|sagen|sagst|fragen|fragst|haben recht|hast recht|erwähnen)|wie (?:sie|du)`,
  String.raw`(?:please|kindly|let me|let us|let's|feel free|just (?:let|tell|reply|write|send)|tell me|write to me|send me|reply|could you|would you|may i|shall we|bitte|sagen sie|sag mir|schreiben sie|geben sie|lassen sie)`,
  String.raw`(?:if|when|once|whenever|wenn|falls|sobald) [^.!?]*,? (?:(?:please|just) )?(?:let me|i'll|i will|i can|i'd|tell me|write|reply|we can|feel free|melde|sagen|schreib|geben|rufe|können wir|kann ich)`,
  String.raw`so that (?:i|we) can|to (?:give|answer|help|find|understand)|damit ich|um (?:ihnen|dir)`,
  String.raw`(?:until|till|bis) then|then (?:without|until|till|we|i)|dann`,
];
const opener = new RegExp(
  String.raw`^(?:(?:and|but|so|then|well|ok|okay|yes|yes indeed|und|aber|also|ja)[,\s]+)*(?:${patterns.join('|')})`,
  'iu',
);
/** A proposed time that suits, or does not. */
const aboutTime =
  /(?:suits?|works?|fits?|is fine|is good|is perfect|would be|passt|passen|klappt|geht (?:bei|für|leider)|ist (?:gut|perfekt|in ordnung)|see you|look(?:ing)? forward|freue)(?!\p{L})/iu;
const time =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr)?\b|\b(?:tomorrow|today|next week|then|time|morgen|heute|dann|termin|week|spring|summer|autumn|winter)(?!\p{L})/iu;

/** The writer's own limits: 'I can't promise that', 'das kann ich nicht zusagen'. */
const limit =
  /\b(?:I|we) (?:can't|cannot|can not|won't|don't know|am not able|may not)|\b(?:kann|können|darf|dürfen|weiß|wissen|möchte|will) (?:ich|wir)\b[^.!?]*\bnicht\b|\b(?:ich|wir) (?:kann|können|darf|dürfen|weiß|wissen)\b[^.!?]*\b(?:nicht|kein\p{L}*)\b/iu;

/** Returns whether a sentence only asks, thanks, denies an ability or announces the writer's next steps. */
export const isPolite = (sentence: string): boolean =>
  !/\p{L}/u.test(sentence) || sentence.endsWith('?') || opener.test(sentence) || limit.test(sentence);

/** Returns whether a sentence accepts or declines a proposed time. */
export const isAboutTime = (sentence: string): boolean => aboutTime.test(sentence) && time.test(sentence);
