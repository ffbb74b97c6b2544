const PREGNANT =
  /\bpregnan(?:t|cy)\b|\bpreggo\b|\bpreggers\b|\bbreast ?-?feed\w*|\blactating\b|\b(?:first|second|third|1st|2nd|3rd|my) trimester\b|\b(?:i am|we are|am) expecting(?: (?:a|my|our|twins|in|this|and|what|how|should|can)\b|$)|\b(?:i am|am) with child\b|\b(?:i am|we are) having a baby\b|\bmy (?:baby|due date) is (?:due|in)\b|\bmy due date\b|\b\d{1,2} (?:weeks|months) (?:along|gone)\b|\bnursing (?:mom|mum|mother)s?\b|\b(?:trying to conceive|trying for a baby|want to get pregnant)\b|\bexpecting (?:a baby|twins)\b|\bi am nursing (?:my|a|our|the) (?:baby|newborn|son|daughter|child|infant)\b|\bmorning sickness\b|\bpostpartum\b/;
/** Excludes pregnancies of others and in the past. */
const OTHERWISE =
  /\b(?:my|a|an|her|his|our|their|the) (?:\w+ )?(?:pregnant|breast ?-?feeding|lactating) (?:friend|wife|girlfriend|partner|sister|cousin|colleague|boss|neighbou?r|daughter|aunt|cat|dog|cow|coworker|roommate|teacher|woman|guest)s?\b|\b(?:friend|wife|girlfriend|partner|sister|cousin|colleague|boss|neighbou?r|daughter|aunt|cat|dog|coworker|roommate|teacher|she|guest) (?:\w+ )?(?:is|was|got|who is|just got) (?:\w+ )?(?:pregnant|breast ?-?feeding)\b|\b(?:am |are |is |i |we )?not (?:\w+ )?pregnant\b|\b(?:when|while|since|after) i was (?:\w+ )?(?:pregnant|breast ?-?feeding)\b|\blactating cows?\b|\bnever been pregnant\b|\bpregnant pause\b|\bpregnant (?:lady|woman|women|burger|pickles?|sandwich|cake)\b(?! (?:who|eat|should|need))/g;
const HER_DIET =
  /\b(?:she|her)\b.*\b(?:diet|lose|losing|weight|calories|fast|fasting|supplements?|vitamins?|should (?:she )?(?:eat|avoid)|safe)\b|\b(?:diet|lose weight|supplements?|safe)\b.*\b(?:she|her|for (?:my|a) pregnant)\b/;

/** Returns whether a text is about pregnancy or breastfeeding. */
export const isPregnancy = (text: string): boolean => {
  if (!PREGNANT.test(text)) return false;
  return (
    PREGNANT.test(text.replace(OTHERWISE, ' ')) ||
    (HER_DIET.test(text) && !/\bnot (?:\w+ )?pregnant\b/.test(text))
  );
};
