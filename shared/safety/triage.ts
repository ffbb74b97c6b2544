import { composeAdvice, referOf } from './answers/compose-advice.ts';
import { raised } from './classifier/raised.ts';
import type { HelpCountry } from './help-lines/countries.ts';
import { normalize } from './normalize.ts';
import { concepts } from './concepts/index.ts';
import { lazily } from './pattern.ts';
import type { ReferKind, SafetyAdvice } from './refer.ts';
import { factsStatedIn, restrictionTopic, riskTopic } from './topics/at-risk.ts';
import { crisisTopic } from './topics/crisis/crisis.ts';
import { eatingDisorderTopic } from './topics/eating/eating-disorder.ts';
import { emergencyTopic } from './topics/emergencies.ts';
import { glucoseTopic } from './topics/glucose.ts';
import { medicalTopic } from './topics/medical.ts';
import { poisoningTopic } from './topics/poisoning.ts';
import { isSchoolQuestion } from './topics/school.ts';
import { isIntolerance } from './topics/symptoms/lasting.ts';
import type { SafetyText, Topic } from './topics/topic.ts';
import { withoutFigures } from './without-figures.ts';
import { hasDiabetes, isPregnant, noSafetyFacts, type SafetyFacts } from './user-facts.ts';

export interface TriageOptions {
  /** Language of the answer; a text in German gets a German one. */
  language: 'en' | 'de';
  facts?: SafetyFacts;
  country?: HelpCountry;
  /** The user's earlier messages of the chat, oldest first. */
  earlier?: readonly string[];
  /** The current year. */
  year?: number;
}

/** Whom a text needs, and what to say. `advice` is null if nothing is wrong. */
export interface Triage {
  refer: ReferKind;
  topic: Topic | null;
  advice: SafetyAdvice | null;
}

/** Earlier messages that the meaning of a short message may depend on. */
const MAX_EARLIER = 6;
const THIS_YEAR = 2026;

const prepare = (message: string, facts: SafetyFacts, year: number): SafetyText => {
  const whole = normalize(message);
  return { whole, text: withoutFigures(whole), facts, year };
};

/** A text about what never happens or what is only asked in general. */
const isDefinition =
  /^(?:what (?:is|are|does|do)|what s|define|definition of|meaning of|explain|how (?:common|rare|dangerous) (?:is|are)|why (?:is|are|do|does)|was (?:ist|sind|bedeutet|heisst)|wie (?:gefaehrlich|haeufig) (?:ist|sind)|warum (?:ist|sind))\b/;
const isPersonal =
  /\b(?:i|me|my|myself|mine|he|she|him|her|his|they|we|our|us|someone|friend|ich|mir|mich|mein\w*|er|sie|ihm|ihr|wir|uns|jemand|kind|baby|son|daughter|mom|dad|wife|husband)\b/;
const isHappening =
  /\b(?:just|now|swallow\w*|drank|ate|took|gerade|jetzt|geschluckt|getrunken|gegessen|symptoms? i)\b/;
/** News, studies and stories of others. */
const isReported =
  /\b(?:i (?:read|heard|saw|watched)|read (?:that|about|an)|heard (?:that|about)|saw (?:a|an|on|that)|in the news|news (?:about|story)|article|documentary|wikipedia|tiktok|youtube|my (?:essay|paper|homework|thesis|novel|story)|for (?:school|class|an essay)|gelesen|gehoert dass|in den nachrichten|artikel|doku|referat|hausarbeit|bachelorarbeit)\b/;
const isNegated =
  /\b(?:no|(?<!can |could )not|never|without|kein\w*|(?<!kann )nicht|nie|ohne) (?:(?!stop|swallow|breath|answer|respond|schluck|atme|antwort)\w+ ){0,3}(?:chest pain|allergic reaction|allergy|allergies|trouble breathing|suicidal|bleeding|pregnant|vomiting|fainted|faint|swelling|allergisch|allergien?|brustschmerz\w*|atemnot|suizidgedanken|schwanger)\b/g;
const wasLongAgo =
  /\b(?:\d+|a few|many|some|several|two|three|ten) (?:years?|months) ago\b|\blast (?:year|summer|winter|month)\b|\bin (?:19|20)\d\d\b|\bas a (?:kid|child|teen\w*)\b|\bwhen i was (?:a |little|young|\d)|\bhistory of\b|\bruns in\b|\b(?:used to|once) (?:have|had|be|got)\b|\bvor (?:\w+ )?(?:\d+|vielen|einigen|zwei|drei|zehn|paar) (?:jahren|monaten)\b|\bfrueher (?:mal|hatte|war)\b|\bals kind\b|\bletztes jahr\b|\b(?:had|survived) (?:a |my )?(?:first |mild |minor )?(?:heart attack|stroke|herzinfarkt|schlaganfall) (?:in|at|last|back|two|three|\d)|\b(?:after|since|nach|seit) (?:my|a|meinem|einem) (?:first |mild )?(?:heart attack|stroke|herzinfarkt|schlaganfall)\b/;
const isNow =
  /\b(?:now|today|right now|currently|again|this morning|tonight|still|jetzt|heute|gerade|wieder|schon wieder|immer noch)\b/;

/** Signs that an emergency of an earlier message goes on: a symptom, a request for help. */
const goesOn = lazily(
  [
    '{shaky}|{sweaty}|{confused}|{dizzy}|{racing}|{vomiting}|{breathless}|{throat}|{swelling}|{hives}|{cough}|{pain}|{fainted}|{unconscious}',
    'worse|worsening|help|what (?:do|should|can) (?:i|we) do|still (?:low|high|the same|there|not|no)|no change|blue|bleed\\w*|drows\\w*|sleepy|numb|burn\\w*|(?:getting|feel(?:ing)?) (?:\\w+ )?(?:weak|weird|awful|strange|faint|ill|sick|tired|low)|(?:going|gone|dropping|falling) (?:down|up|lower|higher)',
    'schlimmer|hilfe|was (?:soll|mach\\w*|kann) (?:ich|wir)|immer noch|blau|blut\\w*|schlaefrig|taub|brenn\\w*|mir (?:wird|ist) (?:\\w+ )?(?:schlecht|uebel|komisch|schwach|kalt)|(?:faellt|sinkt|steigt) weiter',
  ],
  concepts,
);

/** Fainting as a limit: 'how little can I eat before I pass out'. */
const faintingAsLimit =
  /\b(?:rather|lieber|before|until|till|bevor|bis) (?:i|you|ich|man)? ?(?:\w+ )?(?:faint|pass out|black out|collapse|umkipp\w*|umfall\w*|zusammenbrech\w*|ohnmaechtig werd\w*)/;

const hasTaken = /\b(?:took|taken|swallowed|ate|genommen|geschluckt|eingenommen|intus)\b/;

const physical = (said: SafetyText): Topic | null => {
  const glucose = glucoseTopic(said);
  if (glucose !== null && referOf(glucose) === 'emergency') return glucose;
  const { text } = said;
  const isGeneral = isDefinition.test(text) && !isPersonal.test(text) && !isHappening.test(text);
  if (isGeneral) return null;
  const other = poisoningTopic(said) ?? null;
  const acute = emergencyTopic({ ...said, text: text.replace(faintingAsLimit, ' ') });
  const found =
    other !== null && referOf(other) === 'emergency'
      ? other
      : acute !== null && referOf(acute) === 'emergency'
        ? acute
        : (other ?? acute);
  if (found === null) return glucose;
  const isPast = wasLongAgo.test(text) && !isNow.test(text.replace(/\bnow (?:i|that)\b/g, ' '));
  const isStory =
    isReported.test(text) &&
    !/\b(?:i|my (?:\w+ )?(?:kid|son|daughter|child|baby)|ich|mein\w*) (?:\w+ ){0,3}(?:swallow|drank|ate|took|feel|have|am|can not|habe|bin)\b/.test(
      text.replace(
        /\bi (?:read|heard|saw|watched|have read|have heard)\b|\bich habe (?:\w+ ){0,4}(?:gelesen|gehoert)\b/g,
        ' ',
      ),
    );
  if ((isPast || isStory) && referOf(found) === 'emergency') return null;
  return found;
};

/** The user's own act or plan. */
const isOwnAct =
  /\b(?:i|ich) (?:\w+ ){0,3}(?:do|did|am|have|had|will|want|would|try|tried|trying|started|start|use|used|take|took|make|made|throw|threw|should|can|could|need|mach\w*|hab\w*|will|moechte|bin|probier\w*|nehm\w*|soll|kann|versuch\w*|tu\w*)\b|\b(?:should|can|could|do|would|soll|kann|darf|muss) (?:i|ich)\b|\b(?:works?|worked|help(?:s|ed)?|klappt|funktioniert|hilft) (?:\w+ ){0,2}(?:me|mir|bei mir)\b|\bmy ?self\b|\b(?:nehme|mache|probiere|benutze|versuche|tue)\b/;
const reporting =
  /\b(?:i|ich) (?:have |just |once |had |hab\w* |(?:\w+ ){0,4}(?=gelesen|gehoert|gesehen))?(?:read|heard|saw|watched|seen|gelesen|gehoert|gesehen)\b|\bi (?:am|was|have|need|had|want) (?:\w+ ){0,3}(?:reading|writing|watching|write|an? (?:essay|paper|thesis|talk|presentation))\b|\bich (?:schreib\w*|muss|mach\w*|halt\w*|hab\w*) (?:\w+ ){0,4}(?:referat|hausarbeit|bachelorarbeit|doku|artikel)\b/g;

/** Returns whether a text only passes on what others wrote or did. 'I read that it works, and now I do it' does more. */
const isStoryOfOthers = (text: string): boolean =>
  isReported.test(text) && !isOwnAct.test(text.replace(reporting, ' '));

/** Returns the topic of one text, in order of urgency. */
const topicOf = (said: SafetyText): Topic | null => {
  const plain = { ...said, text: said.text.replace(isNegated, ' ') };
  const crisis = crisisTopic(said);
  const body = physical(plain);
  if (body !== null && referOf(body) === 'emergency')
    return crisis !== null &&
      (body === 'unconscious' ||
        body === 'severe-illness' ||
        (body === 'overdose' && !hasTaken.test(said.text)))
      ? crisis
      : body;
  if (crisis !== null) return crisis;
  const isGeneral = isDefinition.test(said.text) && !isPersonal.test(said.text);
  const eating = isStoryOfOthers(said.text) || isIntolerance(said.text) ? null : eatingDisorderTopic(said);
  const medical = isGeneral ? null : medicalTopic(plain);
  const restriction = restrictionTopic(said);
  const risk = riskTopic(said);
  if (eating !== null) return eating;
  const first = medical ?? body ?? restriction ?? risk;
  return first !== null && isSchoolQuestion(said.text, first) ? null : first;
};

/** Adds what the user said earlier about age, weight and pregnancy to the facts. */
const withStated = (facts: SafetyFacts, earlier: readonly string[], year: number): SafetyFacts =>
  earlier.reduce((known, message) => {
    const said = prepare(message, known, year);
    const stated = factsStatedIn(said);
    const topic = medicalTopic(said);
    const conditions = [
      ...stated.conditions,
      ...(topic === 'pregnancy' && !isPregnant(known) ? ['pregnant'] : []),
      ...(/\b(?:i am|i have|bin|habe|am a) (?:an? )?(?:type (?:1|2) |typ (?:1|2) )?(?:diabet\w*|t1d|t2d)\b/.test(
        said.text,
      ) && !hasDiabetes(known)
        ? ['diabetes']
        : []),
    ];
    return { ...stated, conditions };
  }, facts);

const isFollowUp = (text: string): boolean => text.split(' ').length <= 14;

/**
 * Returns whom a user's text needs, in order: emergencies, crisis, eating disorder, medical questions, far too little
 * food, minors and low weight. Figures of speech, definitions, news and what is long over need no referral. English and
 * German, with misspellings; not reviewed by a clinician.
 */
export const triage = (
  message: string,
  { language, facts = noSafetyFacts, country = 'other', earlier = [], year = THIS_YEAR }: TriageOptions,
): Triage => {
  const before = earlier.slice(-MAX_EARLIER);
  const known = withStated(facts, before, year);
  const said = prepare(message, known, year);
  let topic = raised(said, topicOf(said));
  let context = said.whole;
  if (topic === null && before.length > 0 && isFollowUp(said.text)) {
    // A short message may complete what earlier ones began: 'two bites, lips tingle', then 'now I am coughing'.
    const together = prepare([...before.slice(-3), message].join('. '), known, year);
    const topicTogether = (messages: readonly string[]): Topic | null => {
      const text = prepare(messages.join('. '), known, year);
      return topicOf({ ...text, text: text.text.replaceAll(' | ', ' ') });
    };
    const joined = topicTogether([...before.slice(-3), message]);
    // What an earlier answer was about is over unless this message adds to it: 'had two eggs' does not.
    const isOver = (): boolean =>
      topicTogether(before.slice(-3)) === joined ||
      before.some((each) => topicOf(prepare(each, facts, year)) === joined);
    if (joined !== null && (goesOn(said.text) || !isOver())) {
      topic = joined;
      context = together.whole;
    }
  }
  if (topic === null) return { refer: 'none', topic: null, advice: null };
  const advice = composeAdvice(topic, context, {
    language: language === 'de' || isGermanText(message) ? 'de' : 'en',
    country: country === 'other' && isGermanText(message) ? 'DE' : country,
  });
  return { refer: advice.refer, topic, advice };
};

const GERMAN =
  /(?<!\p{L})(?:ich|mein\p{L}*|dein\p{L}*|sein\p{L}*|mich|mir|dir|habe?|hab|hast|nach|für|fuer|soll|darf|kann|muss|mit|ohne|und|oder|aber|tage?n?|nicht|nichts|kein\p{L}*|ist|sind|der|das|dem|den|des|ein|eine[nmrs]?|wie|wieder|noch|schon|gerade|grad|jetzt|heute|seit|zu|auf|von|vom|beim|wegen|kleine[rns]?|tun|suche|denke|alle[nrs]?|viele?|kind|opa|oma|mann|frau|sohn|tochter|blut|zucker|essen|isst|gegessen|getrunken|geschluckt|verschluckt|wäre?n?|waere?n?|wird|werde|will|luft|brust|hilfe|wochen?|schwanger|stille)(?!\p{L})/giu;
const ENGLISH =
  /(?<!\p{L})(?:i|my|me|the|a|and|of|to|is|are|am|was|have|has|had|can|what|how|it|he|she|his|her|not|with|for|this|that|do|did|does|just|on|at|after|be)(?!\p{L})/giu;

/** Returns whether most of the function words of a text are German. */
const isGermanText = (text: string): boolean => {
  const german = (text.match(GERMAN)?.length ?? 0) + (/[äöüß]/iu.test(text) ? 1 : 0);
  return german > (text.match(ENGLISH)?.length ?? 0);
};
