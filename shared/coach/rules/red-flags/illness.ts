/** Kidney and heart failure: amounts of protein, salt and fluid are part of the treatment. */
const ORGANS =
  /\b(?:kidneys? (?:disease|failure|trouble|problems?|issues?|patient|transplant|function)|bad kidneys?|renal (?:diet|disease|failure|patient)|ckd|dialysis|nephr(?:itis|otic)\w*|heart failure|cirrhosis|liver (?:disease|failure))\b/;
/** Diabetes: amounts are part of the treatment, but looking up a single food is fine. */
const DIABETES =
  /\b(?:(?:i am|i have|i have got|with|being|as a|type (?:1|2|one|two)|my|for) (?:a )?(?:type (?:1|2|one|two) )?(?:diabet\w*|t1d|t2d)|diabet\w* here|prediabet\w*)\b/;
const AMOUNT =
  /\b(?:how (?:much|many)|should i|can i (?:eat|have|drink) (?:as )?(?:much|many)|limit|allowed|goal|target|fast(?:ing)?|keto|low carb|lose weight|before bed|hypo\w*|dose|units?)\b/;
/** Questions about past intake, which the diary may answer. */
const OF_DIARY = /\b(?:did i|have i|i had|i ate|left|today so far|yesterday|average|log|logged)\b/;

/** Returns whether a text mentions an illness whose treatment includes food amounts. */
export const isIllness = (text: string): boolean =>
  (ORGANS.test(text) && !OF_DIARY.test(text)) ||
  (DIABETES.test(text) && AMOUNT.test(text) && !OF_DIARY.test(text));
