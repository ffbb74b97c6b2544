import { isAboutTime, isPolite } from './harmless-sentences.ts';
import { isDenied, sentencesIn } from './sentences.ts';

interface Known {
  /** The user's own data. */
  own: string;
  /** The message that the text answers. Its statements may be repeated, its questions back nothing. */
  message: string;
  /** Text of a template by rules. */
  template: string;
  /** The user's request, and the data without it. */
  asked: string;
  given: string;
  done: readonly string[];
}

/** Share of a sentence's words that the data must contain, and their least number. */
const SHARE = 0.4;
const LEAST = 2;

const common = new Set(
  'the and for not can has had was are you our its but all any one two der die das und ist sind mit von zum zur auf den dem des für ein ich wir sie this that these those with from have will would could should your yours they them their there here then than when what which about into over also just very more most some each every only much many well been being were does dies diese dieser dieses eine einen einem einer haben werden wird sind auch noch sehr mehr dann wenn aber oder nicht ihre ihren ihrem ihrer unser unsere euch uns'.split(
    ' ',
  ),
);
const stemsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.replace(/(?:es|s|en|e|er|em)$/u, '').slice(0, 6)),
  ),
];

/** Returns the first pair of a first and last name that was not given and is introduced as someone, or null. */
const findUnknownName = (text: string, everything: string): string | null => {
  const introduced =
    /(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=,? (?:our|the|head|ceo|founder|who|will|says|said|has|is|joins|leads|runs|unser\p{L}*|leiter\p{L}*|wird|sagt|hat|ist)(?!\p{L}))/gu;
  for (const [, name = ''] of text.matchAll(introduced))
    if (name.split(' ').every((part) => !everything.includes(part))) return name;
  return null;
};

/** Requests for a text whose subject is that of the request. */
const asksForText =
  /(?<!\p{L})(?:posts?|tweets?|threads?|beitr\p{L}*|captions?|slogans?|headlines?|subject|betreff\p{L}*|newsletters?|blog\p{L}*|story|stories|ads?|anzeigen?|cop(?:y|ies)|writ\p{L}*|schreib\p{L}*|drafts?|entwurf\p{L}*|entwirf|texts?|summar\p{L}*|zusammenfass\p{L}*|fasse?)(?!\p{L})/iu;
/** Sentences in which the subject of the request is the subject. */
const SUBJECT_WORDS = 3;

/** Returns the first sentence that reports on what was requested, although nothing was stored and the data say nothing. */
const findReport = (text: string, { asked, given, done }: Known): string | null => {
  if (asked === '' || asksForText.test(asked)) return null;
  const requested = stemsOf(asked);
  const known = new Set(stemsOf(`${given} ${done.join(' ')}`));
  return (
    sentencesIn(text).find((sentence) => {
      // A number is checked against the data by itself.
      const isCalculated = given !== '""' && /\d/u.test(sentence);
      if (!/[.!]$/u.test(sentence) || isCalculated || isPolite(sentence) || isDenied(sentence)) return false;
      const words = stemsOf(sentence);
      const start = stemsOf(sentence.split(/\s+/u).slice(0, SUBJECT_WORDS).join(' '));
      const isSubject = start.some((word) =>
        requested.some((one) => one.startsWith(word) || word.startsWith(one)),
      );
      // 'Tell Ana that the demo is at 10' may be repeated: all words are the user's.
      return (
        isSubject &&
        !words.some((word) => known.has(word)) &&
        !words.every((word) => requested.includes(word))
      );
    }) ?? null
  );
};

/** Returns the first sentence of a reply that states what neither the data nor the message's statements contain. */
const findStatement = (text: string, { own, message, template }: Known): string | null => {
  const statements = sentencesIn(message)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');
  const known = new Set(stemsOf(`${own} ${template} ${statements}`));
  const lines = sentencesIn(text);
  return (
    lines.find((sentence, at) => {
      // A greeting, and the name below the closing.
      const isEdge =
        (at === 0 && sentence.endsWith(',')) || (at >= lines.length - 2 && !/[.!]$/u.test(sentence));
      if (isEdge || isPolite(sentence) || isAboutTime(sentence)) return false;
      const words = stemsOf(sentence);
      const found = words.filter((word) => known.has(word)).length;
      return words.length > 0 && (found < Math.min(LEAST, words.length) || found / words.length < SHARE);
    }) ?? null
  );
};

/**
 * Returns the first sentence that states something which the data do not contain, or null. A reply may only ask, thank,
 * announce the writer's next steps, accept a time and repeat the message; everything else about the user's business
 * (stock, opening hours, people, abilities) needs words of the data. Other texts may not report on what was requested.
 */
export const findUnsupported = (text: string, known: Known): string | null =>
  findUnknownName(text, `${known.own} ${known.asked} ${known.message} ${known.template}`) ??
  (known.message === '' ? findReport(text, known) : findStatement(text, known));
