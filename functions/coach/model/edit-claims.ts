import { foldedText } from '#shared/coach/intent/folded-text.ts';

const EDITED =
  /\b(?:removed|deleted|changed|updated|corrected|moved|swapped|replaced)\b|(?<!\p{L})(?:gelöscht|entfernt|geändert|korrigiert|verschoben|ersetzt|getauscht)(?!\p{L})/iu;

/**
 * Returns whether a sentence claims a change of a food that the turn did not change.
 * @param names names of the changed entries and foods, before and after, and the user's words
 * @param foodsIn the foods a text names
 */
export const isFalseEditClaim = (
  sentence: string,
  names: string,
  foodsIn: (text: string) => readonly string[],
): boolean => {
  if (!EDITED.test(sentence)) return false;
  const known = foldedText(names);
  return foodsIn(sentence).some((food) => {
    const words = foldedText(food).match(/\p{L}{3,}/gu) ?? [];
    return words.length > 0 && !words.some((word) => known.includes(word.replace(/(?:es|s)$/, '')));
  });
};
