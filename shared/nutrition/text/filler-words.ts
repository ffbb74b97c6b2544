import { normalForm } from './normal-form.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(normalForm));

/** Words that carry no food: people talk. */
const fillers = set(`
  i ive im id had have having has ate eat eating eaten drank drinking consumed finished enjoyed got took
  my me we our us the this that these those it its their his her he she they some any of for to at by from
  about approximately around roughly maybe probably nearly almost just only also too very really so quite like as
  was were is are been be being please log add track record today yesterday tonight morning afternoon
 evening night midnight noon midday early late later first next finally followed along together served topped
  covered made consisting consisted included including contained containing weighing
  weighed weighs each apiece per total worth meal dish food good nice delicious tasty yummy which as well out up
  off there here home work restaurant homemade kind sort type style amount more other extra am pm
  oclock
`);

/** Words that join foods: what follows may be another food. */
const joins = set('and with plus then on over in alongside or but inside under beside both');

/** Words after which the next food was not eaten. */
const negations = set('no without minus except excluding hold');

/** Whether a word (in normal form) says nothing about the food. */
export const isFiller = (word: string): boolean => fillers.has(word);
export const isJoin = (word: string): boolean => joins.has(word);
export const isNegation = (word: string): boolean => negations.has(word);

/** Words that tell that each one weighs as much as is said next or just before. */
export const isEach = (word: string): boolean => word === 'each' || word === 'apiece';
