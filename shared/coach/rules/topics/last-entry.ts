import type { FactEntry } from '../../../facts/source.ts';
import type { NutrientName } from '../../../nutrition/values/nutrients.ts';
import { entryWords } from '../find-entries.ts';
import type { Ask } from '../question.ts';
import { plainMessage } from '../read/plain-message.ts';
import { type Said, say, sentences } from '../sentence.ts';

/** 'how much protein was that', 'how many calories did it have'. */
const AMOUNT =
  /^(?:and |so |ok |okay )*how (?:much|many) (?:\w+ ){0,3}(?:was|were|is|are|did|does|has|had|were in|was in) (?:that|it|this|those)(?: have| contain| (?:meal|entry))?$/;
/** 'was it oat milk', 'is that the whole milk one'. */
const WHICH =
  /^(?:was|were|is) (?:it|that|this|those) (?:really |with |made with |the |an? )*(?!ok|okay|safe|good|bad|healthy|true|possible|better|best|enough|too|high|low|normal|fine|right|allowed|all)([a-z]+(?: [a-z]+){0,2}?)(?: one)?$/;
/** German messages as written, because their English gloss loses 'das'. */
const AMOUNT_DE =
  /^(?:und |also )*wie ?viele? \p{L}+ (?:war|waren|ist|sind|hat|hatte|hatten) (?:das|es|die|da drin|darin)(?: (?:drin|alles|jetzt|denn))?[?!. ]*$/iu;
const WHICH_DE = /^(?:war|waren|ist) (?:das|es) (?:die |der |mit |eine? )?([\p{L} -]{3,30}?)[?!. ]*$/iu;
const LOGGED = /^(?:logged|added|changed)\b|\beingetragen:/i;

/** Returns the newest entry if a message can only mean it: nothing else was talked about since. */
const meant = ({ facts, previousMessage, previousResponse, periods }: Ask): FactEntry | null =>
  periods.length === 0 && (previousMessage === null || LOGGED.test(previousResponse ?? ''))
    ? (facts.entries[0] ?? null)
    : null;

/** Answers questions about 'that' or 'it', the entry that was logged last. */
export const lastEntry = (ask: Ask): Said | null => {
  const entry = meant(ask);
  if (entry === null) return null;
  if (AMOUNT.test(plainMessage(ask.typed)) || AMOUNT_DE.test(ask.typed)) {
    const nutrient = ask.measures.find((each): each is NutrientName => each !== 'water' && each !== 'meals');
    return say`${entryWords(entry, nutrient ?? 'calories')}, as you last logged it.`;
  }
  const food = WHICH.exec(plainMessage(ask.typed))?.[1] ?? WHICH_DE.exec(ask.typed)?.[1];
  return food !== undefined && ask.foods(food).length > 0
    ? sentences(
        say`Your last entry is ${entryWords(entry)}.`,
        say`If that’s not right, tell me what it was, and I’ll change it.`,
      )
    : null;
};
