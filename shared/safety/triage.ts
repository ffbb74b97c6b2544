import { composeAdvice, referOf } from './answers/compose-advice.ts';
import { figuresOfSpeech } from './concepts/figures-of-speech.ts';
import type { HelpCountry } from './help-lines/countries.ts';
import { normalize } from './normalize.ts';
import { compile } from './pattern.ts';
import type { ReferKind, SafetyAdvice } from './refer.ts';
import { factsStatedIn, restrictionTopic, riskTopic } from './topics/at-risk.ts';
import { crisisTopic } from './topics/crisis.ts';
import { eatingDisorderTopic } from './topics/eating-disorder.ts';
import { emergencyTopic } from './topics/emergencies.ts';
import { glucoseTopic } from './topics/glucose.ts';
import { medicalTopic } from './topics/medical.ts';
import { poisoningTopic } from './topics/poisoning.ts';
import type { SafetyText, Topic } from './topics/topic.ts';
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

let figures: RegExp | undefined;
const withoutFigures = (text: string): string => {
  figures ??= new RegExp(compile(figuresOfSpeech, {}).source, 'g');
  return text.replace(figures, ' ~ ').replace(/\s+/g, ' ').trim();
};

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
  /\b(?:no|not|never|without|kein\w*|nicht|nie|ohne) (?:(?!stop)\w+ ){0,3}(?:chest pain|allergic reaction|allergy|allergies|trouble breathing|suicidal|bleeding|pregnant|vomiting|fainted|faint|swelling|allergisch|allergien?|brustschmerz\w*|atemnot|suizidgedanken|schwanger)\b/g;
const wasLongAgo =
  /\b(?:\d+|a few|many|some|several|two|three|ten) (?:years?|months) ago\b|\blast (?:year|summer|winter|month)\b|\bin (?:19|20)\d\d\b|\bas a (?:kid|child|teen\w*)\b|\bwhen i was (?:a |little|young|\d)|\bhistory of\b|\bruns in\b|\b(?:used to|once) (?:have|had|be|got)\b|\bvor (?:\w+ )?(?:\d+|vielen|einigen|zwei|drei|zehn|paar) (?:jahren|monaten)\b|\bfrueher (?:mal|hatte|war)\b|\bals kind\b|\bletztes jahr\b|\b(?:had|survived) (?:a |my )?(?:first |mild |minor )?(?:heart attack|stroke|herzinfarkt|schlaganfall) (?:in|at|last|back|two|three|\d)|\b(?:after|since|nach|seit) (?:my|a|meinem|einem) (?:first |mild )?(?:heart attack|stroke|herzinfarkt|schlaganfall)\b/;
const isNow =
  /\b(?:now|today|right now|currently|again|this morning|tonight|still|jetzt|heute|gerade|wieder|schon wieder|immer noch)\b/;

const hasTaken = /\b(?:took|taken|swallowed|ate|genommen|geschluckt|eingenommen|intus)\b/;

const physical = (said: SafetyText): Topic | null => {
  const glucose = glucoseTopic(said);
  if (glucose !== null && referOf(glucose) === 'emergency') return glucose;
  const { text } = said;
  const isGeneral = isDefinition.test(text) && !isPersonal.test(text) && !isHappening.test(text);
  if (isGeneral) return null;
  const other = poisoningTopic(said) ?? null;
  const acute = emergencyTopic(said);
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

/** Returns the topic of one text, in order of urgency. */
const topicOf = (said: SafetyText): Topic | null => {
  const plain = { ...said, text: said.text.replace(isNegated, ' ') };
  const crisis = crisisTopic(said);
  const body = physical(plain);
  if (body !== null && referOf(body) === 'emergency')
    return crisis !== null && (body === 'unconscious' || (body === 'overdose' && !hasTaken.test(said.text)))
      ? crisis
      : body;
  if (crisis !== null) return crisis;
  const isGeneral = isDefinition.test(said.text) && !isPersonal.test(said.text);
  const eating = isReported.test(said.text) ? null : eatingDisorderTopic(said);
  const medical = isGeneral ? null : medicalTopic(plain);
  const restriction = restrictionTopic(said);
  const risk = riskTopic(said);
  if (eating !== null) return eating;
  return medical ?? body ?? restriction ?? risk;
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
  let topic = topicOf(said);
  let context = said.whole;
  if (topic === null && before.length > 0 && isFollowUp(said.text)) {
    // A short message may complete what earlier ones began: 'two bites, lips tingle', then 'now I am coughing'.
    const together = prepare([...before.slice(-3), message].join('. '), known, year);
    const joined = topicOf({ ...together, text: together.text.replaceAll(' | ', ' ') });
    const alone = before.map((each) => topicOf(prepare(each, facts, year)));
    if (joined !== null && (!alone.includes(joined) || isNow.test(said.text))) {
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

/** Words that only exist in German. */
const isGermanText = (text: string): boolean =>
  (
    text
      .toLowerCase()
      .match(
        /(?<!\p{L})(?:ich|mein\p{L}*|mich|mir|habe?|nach|für|soll|darf|mit|und|tage|nicht|ist|der|das|ein|eine|wie|was|bin|zu|auf|von)(?!\p{L})/gu,
      ) ?? []
  ).length >= 2;
