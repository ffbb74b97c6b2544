import { plainText, sentencesOf } from '../own-text.ts';

/** Words without a topic. */
const common = new Set(
  'a an the and or of to in on at for is are be it this that with you your we our i my me us do does can could would will have has how what when where which if not no from by as so but about there der die das und oder von zu in auf an für ist sind es dies mit sie ihr wir unser ich mein uns können kann würde wird haben hat wie was wann wo wenn nicht kein aus bei als so aber über ein eine einen noch bis pro'.split(
    ' ',
  ),
);
/** Words that mean the same to a reader who looks for a fact. */
const topics: readonly RegExp[] = [
  /(?:price|pricing|cost|costs|charge|fee|rate|pay|quote|preis|kost|gebühr|zahl|€|\$|£|euro|dollar)/u,
  /(?:deliver|shipping|liefer|versand)/u,
  /(?:cancel|notice|term|contract|kündig|laufzeit|vertrag)/u,
  /(?:cut-?off|deadline|change|until|latest|änder|bis|spätestens|bestellschluss)/u,
  /(?:data|hosted|server|gdpr|privacy|daten|dsgvo|server|datenschutz)/u,
  /(?:allerg|vegan|vegetar|gluten|halal|kosher|nuts?|nüsse)/u,
  /(?:trial|demo|test)/u,
];

const stemsOf = (text: string): Set<string> =>
  new Set(
    (plainText(text).match(/[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length > 2 && !common.has(word))
      .map((word) => word.slice(0, 5)),
  );

const isAmount = /[$€£]|\d+ ?(?:€|eur|usd|chf|dollars?|euros?)|\d %|\d%/iu;

/** Returns the lines of the user's facts that fit a message, best first, as sentences. @param needsAmount prices first */
export const relevantFacts = (
  facts: readonly string[],
  message: string,
  needsAmount: boolean,
  most: number,
): string => {
  const asked = stemsOf(message);
  const plain = plainText(message);
  const scored = facts
    .flatMap((fact) => fact.split('\n'))
    .flatMap((line) => (line.length > 200 ? sentencesOf(line) : [line]))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const text = plainText(line);
      const shared = [...stemsOf(line)].filter((stem) => asked.has(stem)).length;
      const sameTopic = topics.filter((topic) => topic.test(plain) && topic.test(text)).length;
      return { line, points: shared + 2 * sameTopic + (needsAmount && isAmount.test(line) ? 3 : 0) };
    })
    .filter(({ points }) => points >= 2)
    .toSorted((one, other) => other.points - one.points);
  return scored
    .slice(0, most)
    .map(({ line }) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(' ');
};
