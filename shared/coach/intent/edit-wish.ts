import { foldedText } from './folded-text.ts';
import { splitStatements } from './split-statements.ts';

const LEAD =
  '^(?:(?:please|bitte|ok|okay|so|and|und|hey|oops|ups|sorry|wait|warte|actually|eigentlich|can you|could you|would you|kannst du|konntest du|i want to|i need to|i would like to|ich mochte|now|then|jetzt|just|mal)[,: ]+)*';
const REQUEST = new RegExp(
  `${LEAD}(?:change|correct|fix|edit|update|adjust|move|shift|delete|remove|erase|undo|revert|swap|replace|reduce|increase|lower|raise|make|set|take|ander\\w*|korrigier\\w*|verschieb\\w*|losch\\w*|entfern\\w*|ersetz\\w*|tausch\\w*|nimm|reduzier\\w*|erhoh\\w*|mach\\w*|setz\\w*)\\b`,
);
const GERMAN_REQUEST =
  /\b(?:andern|korrigieren|verschieben|loschen|entfernen|ersetzen|tauschen|ruckgangig machen)$/;
const HINT =
  /\b(?:actually|instead|wrong|mistake|incorrect|rather|only|half|not .+ but|should (?:be|have been)|did not finish|left (?:some|half|most)|meant|eigentlich|stattdessen|falsch|fehler|doch nur|nur|halfte|nicht .+ sondern|gemeint|sollte)\b/;
const NEGATED =
  /\b(?:do not|never|nicht|kein\w*) (?:\w+ ){0,3}(?:change|edit|move|delete|remove|undo|andern|verschieben|loschen|entfernen)\b/;
const POLITE = /\b(?:can|could|would) you\b|\b(?:kannst|konntest|wurdest) du\b/;

/**
 * Returns whether a message asks to change the diary (`clear`), or may correct it (`possible`), by its words alone.
 * Questions ask for nothing.
 */
export const editWishOf = (message: string): 'clear' | 'possible' | null => {
  let wish: 'possible' | null = null;
  for (const text of splitStatements(message)) {
    const folded = foldedText(text)
      .replace(/[.!?;]+$/, '')
      .trim();
    if (NEGATED.test(folded) || (/\?\s*$/.test(text) && !POLITE.test(folded))) continue;
    if (REQUEST.test(folded) || GERMAN_REQUEST.test(folded)) return 'clear';
    if (HINT.test(folded)) wish = 'possible';
  }
  return wish;
};
