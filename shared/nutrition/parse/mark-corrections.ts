import { isFiller } from './vocabulary/filler-words.ts';
import type { Token } from './tokenize.ts';
import { unitOf } from './vocabulary/units.ts';

/** Stands where a person takes back what was said just before. */
export const CORRECTS = 'correction_mark';

/** Words with which people take something back. */
const sure = new Set('wait sorry mean meant scratch correction'.split(' '));
/** The same where an amount follows that was told otherwise before: '2 slices, ACTUALLY three'. */
const perhaps = new Set('no actually make rather'.split(' '));
/** What is said with them: 'OH no wait', 'sorry, I MEAN'. */
const beside = new Set('oh i that it um uh or well'.split(' '));

const endings = new Set(['that', 'it']);

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');
const namesFood = (token: Token): boolean =>
  token.kind === 'word' && !isFiller(token.text) && unitOf(token.text) === null;

/** Whether a word takes something back; 'scratch' only as 'SCRATCH THAT', never as in 'a scratch biscuit'. */
const takesBack = (tokens: readonly Token[], at: number): boolean => {
  const text = textOf(tokens[at]);
  return sure.has(text) && (text !== 'scratch' || endings.has(textOf(tokens[at + 1])));
};

/** Where the words end that take something back from a place on; the place itself where none do. */
const endOfRun = (tokens: readonly Token[], index: number): number => {
  let end = index;
  for (let at = index; at < tokens.length; at += 1) {
    const text = textOf(tokens[at]);
    if (takesBack(tokens, at) || perhaps.has(text)) end = at + 1;
    else if (!beside.has(text) && tokens[at]?.kind !== 'break') break;
  }
  // 'Make THAT three', 'no wait, three': what follows belongs to it.
  while (end > index && (endings.has(textOf(tokens[end])) || tokens[end]?.kind === 'break')) end += 1;
  return end;
};

/** Whether an amount follows of what was told before: of the same food, or of none that it names. */
const tellsAnew = (before: readonly Token[], behind: readonly Token[]): boolean => {
  const [number, ...rest] = behind;
  if (number?.kind !== 'number') return false;
  const end = rest.findIndex(({ kind }) => kind === 'break');
  const foods = (end < 0 ? rest : rest.slice(0, end)).filter(namesFood).map(textOf);
  const told = new Set(before.map(textOf));
  return foods.length === 0 || foods.some((food) => told.has(food));
};

/**
 * Puts a mark where something is taken back, 'two eggs, NO WAIT, three eggs'; what is said so before any food falls
 * away.
 */
export const markCorrections = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const starts = token?.kind === 'word' && token.named !== true;
    const end = starts ? endOfRun(tokens, index) : index;
    const run = tokens.slice(index, end);
    const isSure = run.some((each) => sure.has(textOf(each)));
    if (token !== undefined && !isSure && (run.length === 0 || !tellsAnew(out, tokens.slice(end))))
      out.push(token);
    else {
      if (out.some(namesFood)) out.push({ kind: 'word', raw: '', text: CORRECTS, plural: false });
      index = end - 1;
    }
  }
  return out;
};
