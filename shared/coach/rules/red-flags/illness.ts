/** Kidneys and hearts that fail: amounts of protein, salt and fluid are part of the treatment. */
const ORGANS =
  /\b(?:kidneys? (?:disease|failure|trouble|problems?|issues?|patient|transplant|function)|bad kidneys?|renal (?:diet|disease|failure|patient)|ckd|dialysis|nephr(?:itis|otic)\w*|heart failure|cirrhosis|liver (?:disease|failure))\b/;
/** Diabetes: amounts belong to whoever treats it; a single food may be looked up. */
const DIABETES =
  /\b(?:(?:i am|i have|i have got|with|being|as a|type (?:1|2|one|two)|my|for) (?:a )?(?:type (?:1|2|one|two) )?(?:diabet\w*|t1d|t2d)|diabet\w* here|prediabet\w*)\b/;
const AMOUNT =
  /\b(?:how (?:much|many)|should i|can i (?:eat|have|drink) (?:as )?(?:much|many)|limit|allowed|goal|target|fast(?:ing)?|keto|low carb|lose weight|before bed|hypo\w*|dose|units?)\b/;
/** What was eaten is the diary's to tell. */
const OF_DIARY = /\b(?:did i|have i|i had|i ate|left|today so far|yesterday|average|log|logged)\b/;

/** An illness in which amounts are for the people who treat it. */
export const isIllness = (text: string): boolean =>
  (ORGANS.test(text) && !OF_DIARY.test(text)) ||
  (DIABETES.test(text) && AMOUNT.test(text) && !OF_DIARY.test(text));
