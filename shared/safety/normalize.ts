import { correctSpelling } from './correct-spelling.ts';

/** Longer texts are cut: they are pasted, not typed in need. */
const MAX_LENGTH = 2_000;

/** Contractions with or without their apostrophe, in the order in which they are replaced. */
const english: readonly (readonly [RegExp, string])[] = [
  [/\bi ?'?m\b/g, 'i am'],
  [/\b(?:can ?'?t|cannot|cant)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|did|does|is|are|was|were|have|has|had|would|could|should|ai)n'?t\b/g, '$1 not'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i|he|she|it|you|we|they)'d\b/g, '$1 would'],
  [/\bid (?=(?:have|be|rather|just|like|love|never|still|die|do|go|kill|feel)\b)/g, 'i would '],
  [/\b(i|he|she|it|you|we|they)'ll\b/g, '$1 will'],
  [/\b(he|she|it|that|there|what|who|where|how)'?s\b/g, '$1 is'],
  [/\b(they|you)'?re\b|\bwe're\b/g, '$1 are'],
  [/\b(?:gonna|gunna)\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:cuz|cos|coz)\b/g, 'because'],
  [/\bnite\b/g, 'night'],
  [/\brn\b/g, 'right now'],
  [/\b'?til\b/g, 'until'],
  [/\bfor ever\b/g, 'forever'],
];
/** Colloquial and dialect forms. */
const german: readonly (readonly [RegExp, string])[] = [
  [/\bi ?'m\b/g, 'i am'],
  [/\b(?:hab|habs|hob)\b/g, 'habe'],
  [/\b(?:nich|net|ned|nit)\b/g, 'nicht'],
  [/\bnix\b/g, 'nichts'],
  [/\b(wenn|weil|obwohl|bevor|ob)'?s\b/g, '$1 es'],
  [/\b(wie|bis|dass|falls|was)'s\b/g, '$1 es'],
  [/\bohne das(?= (?:es|ich|du|er|sie|wir|man|jemand|mein\w*|irgend\w*)\b)/g, 'ohne dass'],
  [/\b(?:nimmer|nimma)\b/g, 'nicht mehr'],
  [/\b(?:grad|grade|gerade eben|soeben)\b/g, 'gerade'],
  [/\b(?:isses|ists)\b/g, 'ist es'],
  [/\b(?:nem|nen|ner|ne)\b/g, 'einer'],
  [/\b(?:ausm|vom)\b/g, 'aus dem'],
  [/\bkriag\b/g, 'kriege'],
  [/\bmog\b/g, 'mag'],
  [/\b(?:glaub|glaubs)\b/g, 'glaube'],
];
const isGerman =
  /\b(?:ich|der|das|und|nicht|nich|nix|net|ned|nimmer|ist|hat|hab|habe|hob|ein|eine|einen|mein\w*|mit|auf|zu|von|seit|nach|kind|mir|mich|bin|sind|sich|beim|dass|wenn|wir|noch|schon|dem|danach|gibt|klingt|wird|wie|fuer|oder|aber|jetzt|heute|gerade|keine?|sein\w*|ihr\w*)\b/;

/** Converts German letters and removes other accents. */
const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

/**
 * Returns a text in the form the safety rules match: lower case, plain letters, no contractions, single spaces, with
 * ' | ' between sentences and misspelled words of the vocabulary corrected. Keeps numbers as written.
 */
export const normalize = (text: string): string => {
  const plain = plainLetters(text.slice(0, MAX_LENGTH)).replace(/[’‘`´]/g, "'");
  const contractions = isGerman.test(plain) ? german : english;
  const open = contractions.reduce((rest, [pattern, words]) => rest.replace(pattern, words), plain);
  const split = open
    // An ordinal does not end a sentence: 'in der 20. Woche'.
    .replace(/(\d)\.\s+(?=(?:woche|ssw|schwangerschaftswoche|monat|klasse|trimester|tag)\b)/g, '$1 ')
    .replace(/(?<!\d)[.!?;\n]+|[.!?;\n]+(?!\d)/g, ' | ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(?<![\d.])([1-9]\d?)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)'(\d)/g, '$1 ft $2')
    .replace(/[^a-z0-9.%|/:+-]+/g, ' ')
    .replace(/(?<!\d)[.:/-]|[.:/-](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return correctSpelling(split);
};
