const SIGNS = [
  /\bpurg(?:e|ing|ed)\b(?! (?:my |the |our |all |out )*(?:\w+ )?(?:fridge|freezer|pantry|kitchen|cupboards?|shelf|shelves|data|diary|log|entries|history|photos?|list|closet|inbox|emails?|junk))/,
  /\b(?:puk(?:e|ing|ed)|vomit\w*|throw(?:ing)? up|being sick) (?:everything|after (?:every|each|my)? ?(?:meals?|food|dinner|lunch|breakfast)|what i)|\bget rid of (?:what|the food|everything) i (?:just )?ate\b|\b(?:hide|hiding) (?:that i|my food|the food|how little)\b.*\b(?:eat\w*|throw\w*)?|\bpretend (?:to|that i) (?:eat|ate)\b/,
  /\bhate (?:my ?self|how (?:fat|i look|my body looks|big)|the way i look|what i see)\b|\bfeel (?:so )?(?:disgusting|disgusted|dirty|worthless)\b|\b(?:ana|mia) (?:tips?|coach|buddy|diet|friend)\b|\bi am (?:pro ?)?(?:ana|mia)\b|\bskin and bones?\b|\bthigh gap\b|\bsize zero\b|\b(?:exercise|run|work out|train) (?:until|till) i (?:faint|collapse|drop|pass out)\b/,
  /\b(?:throw(?:ing)?|threw) (?:it |food |everything )?up (?:after|my food|what i|on purpose|every|to|food|meals?|dinner|lunch|breakfast)\b|\b(?:make|making|made) my ?self (?:throw up|vomit|sick|puke)\b|\bvomit(?:ing|ed)? (?:after (?:eating|meals?|dinner|lunch|i eat)|on purpose|to)\b/,
  /\b(?:take|taking|took|use|using|used|need|buy|abus\w+|more|many|with|of) (?:\w+ )?laxatives?\b|^(?:(?!\b(?:are|natural)\b).)*\blaxatives\b|\blaxatives? (?:to|for (?:weight|losing|a flat))\b|\blaxatives? .*\b(?:lose|weight|thin|skinny|diet)\b/,
  /\b(?:bulimi\w*|anorexi\w*|ed recovery|eating disorder\w*|orthorexi\w*|thinspo\w*|pro[ -]?ana|pro[ -]?mia|chew(?:ing)? and spit\w*)\b/,
  /\bbing(?:e|ed|ing|eing)\b(?!-?(?: |-)?(?:watch\w*|on (?:netflix|series|shows)|worthy))/,
  /\b(?:how (?:to|do i|can i)|want to|i will|going to|help me|trying to) (?:just )?(?:stop|quit) eating(?: (?:altogether|completely|at all|anything|food|entirely|forever|for .*))?$/,
  /\bstarv(?:e|ing) my ?self\b|\bstarv(?:e|ing|ation)\b.*\b(?:lose|weight|diet|thin|skinny|slim)\b|\b(?:keep|kept|been|by|how to|want to|can i|should i|i) starv(?:e|ing)\b/,
  /\b(?:eat(?:ing)?|eaten|ate) (?:absolutely )?nothing (?:for (?!breakfast|lunch|dinner|a snack|supper)|all|but water|until|to|at all)|\bnot (?:eat|eating|eaten) (?:anything |at all |a thing )?since (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|the day before|last (?:week|weekend))\b|\b(?:only|just) (?:eaten?|ate|had) (?:an? |one |two |some )?\w+ (?:in|for|over) (?:[2-9]|\d{2}|two|three|four|five|six|seven|the last \w+|a few) days\b|\b(?:eat|eating|eaten) (?:almost |next to |nearly )?nothing all (?:day|week)\b|\bnot (?:eat|eating|eaten) (?:anything |at all )?(?:for|in) (?:\w+ )?(?:days|a week|weeks|\d+ days)\b|\b(?:skip|skipping) (?:all|every) meals?\b/,
  /\bwater fast(?:ing)?\b|\bhow (?:little|few calories) (?:can|could|may|should) i (?:eat|survive|live|get away)\b|\b(?:fast|fasting|water fast|go without food) (?:for )?(?:[2-9]|\d{2,}|two|three|four|five|six|seven|ten|several|many) (?:days|weeks)\b|\b(?:fast|fasting) (?:for )?(?:a|one|1|the (?:whole|entire)) (?:whole |entire )?week\b|\b(?:3[6-9]|[4-9]\d|\d{3}) ?-?(?:hours?|h|hrs?) (?:water )?fast\w*\b|\b(?:[2-9]|\d{2,}|two|three|four|five|seven|ten)[ -]days? (?:water )?fast(?:ing)?\b/,
  /\b(?:afraid|scared|terrified|ashamed|guilty) (?:of|to|after|about|for|when i) (?:eat\w*|food|gain\w*|having eaten)\b|\bhate my (?:body|fat)\b|\bdisgust(?:ed|ing)\b.*\b(?:my body|my ?self)\b|\bwithout (?:my )?(?:parents|mum|mom|anyone|anybody) (?:knowing|noticing|finding out)\b|\bpunish my ?self\b/,
];

/** Threshold of a very low energy diet, which needs medical supervision (NHS), kcal. Includes a margin. */
const TOO_LITTLE = 1000;
/** Matches a daily goal. */
const GOAL = /\b(?:goal|target|limit|budget) (?:to|of|at|is|be) (?:only |just )?(\d{2,4}) calories?\b/;
const DAILY =
  /\b(\d{2,4}) calories? (?:\w+ ){0,3}(?:for|in) (?:a|one|the whole|an entire) day\b|\b(?:a|an|me a) (\d{2,4})[ -]calories? (?:day|plan|meal plan)\b|\b(\d{2,4}) calories? (?:(?:a|per|each|every) day|daily|diet)\b|\b(\d{2,4})[ -]calories? (?:a day )?diet\b|\b(?:eat|eating|live on|survive on|only|just|limit (?:my ?self )?to|restrict (?:my ?self )?to|stay (?:under|below)|under|below|less than) (?:only |just |about |around |under |below )*(\d{2,4}) calories?(?! (?:today|yesterday|for|of|from|in|on|left|worth|more|less|breakfast|lunch|dinner|snack))/g;
/** Excludes values of other kinds: energy burned, deficits and past intake. */
const OTHERWISE =
  /\b(?:burn\w*|deficit|surplus|extra|more|less(?! than)|fewer|cut|minus|over|above|snack|from|did i|have i|(?:how many|which) days|days? (?:did|was|were|with|under|below)|average\w*|my goal|left)\b/;

const isTooLittle = (text: string): boolean =>
  Number(GOAL.exec(text)?.[1] ?? TOO_LITTLE) < TOO_LITTLE ||
  [...text.matchAll(DAILY)].some((match) => {
    const written = match.slice(1).find((group) => group !== undefined);
    const before = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 6);
    return Number(written) < TOO_LITTLE && Number(written) > 0 && !OTHERWISE.test(before);
  });

/** Returns whether a text indicates an eating disorder or far too little food. */
export const isEatingDisorder = (text: string): boolean =>
  SIGNS.some((sign) => sign.test(text)) || isTooLittle(text);
