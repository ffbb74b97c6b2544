import { LOG_VERB } from './lexicon.ts';

/** Ends of sentences. A dot in a number or an abbreviation is none: '1.5 l', 'ca. 200 g'. */
const SENTENCE_END =
  /(?<=[!?;\n])\s*|(?<=(?<!\b(?:ca|approx|min|max|etc|z|b|vs|st|no|nr|tbsp|tsp|oz|g|ml|kg))\.)\s+/i;

const PAST =
  '(?:i |we |ich |wir )?(?:just |also |then |only |have |habe? ){0,4}(?:ate|had|drank|eaten|gegessen|getrunken|hatte|ass|trank)\\b';
/** Places where a new statement begins within a sentence. */
const CLAUSE = new RegExp(
  [
    // 'the kids were loud, log 200 g pasta', 'what is left and log a banana'
    `(?:,| and| und| then| so){1,3} (?=(?:please |pls |bitte |also |then |just ){0,4}(?:${LOG_VERB.slice(3, -1)})\\b(?! down\\b)(?! (?:as|for|to|it|that|this|please|bitte)\\b)(?! \\w+$))`,
    // 'did not have breakfast but had an apple', 'was hungry so I had toast'
    `(?:,? (?:but|aber|and then|sondern|and later|und dann|doch)|, (?:so|then|instead|danach|also)| so) (?=${PAST})`,
    `, (?=(?:i|we|ich|wir) ${PAST})`,
    ` and (?=i (?:just |also |ended up |then ){0,4}(?:ate|had|drank|ended up)\\b)`,
    // 'had an argument and I am toast', 'had eggs and will have pizza later'
    `,? (?:and|but|und|aber) (?=i'm |im |(?:i |ich |we )?(?:am|will|am going|plan|was|feel|felt|bin|werde|want|need|might|could|should|wurde|mochte|will)\\b)`,
    `, (?=(?:how|what|is that|is it|was that|wie|ist das|was ist|ok\\?|right\\?)\\b)`,
    `,? (?:but|aber) `,
  ].join('|'),
  'i',
);

/** Splits a message into statements that are read on their own, as the user wrote them. */
export const splitStatements = (message: string): string[] =>
  message
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(CLAUSE))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
