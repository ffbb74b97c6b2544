import { combinesCommunity, combinesFeelings, combinesRestricting } from './fears.ts';
import { combinesBingeing, combinesCompensating, combinesPurging } from './purges.ts';

const KG_PER_LB = 0.4536;
const goal =
  /\b(?:goal|gw|aim(?:ing)? for|target|ziel\w*|wunschgewicht|traumgewicht|dream weight|want to (?:weigh|be|get to|reach)|will (?:ich )?(?:\w+ )?(?:wiegen|auf|unter)|get down to|runter auf|until i am|bis ich)\b[^|]{0,40}?\b(\d{2,3}(?:\.\d)?) ?(kg|kgs|kilos?|kilogramm|lbs?|pounds)\b/;
const metres = /\b(1\.[3-9]\d?)\b|\b(1[3-9]\d) ?(?:cm|zentimeter)\b|\b1 ?m ?([3-9]\d)\b/;
const feet = /\b([4-6]) ?(?:ft|foot|feet) ?(\d{1,2})?\b/;
/** Below this BMI a goal is not only low but dangerous (severe thinness is below 16, moderate below 17; WHO). */
const DANGEROUS_BMI = 17;

const isUnder = /\b(?:under|below|unter)\b/;
const isOtherLoad =
  /\b(?:lose|losing|loss|lift\w*|bench\w*|squat\w*|dead ?lift\w*|press|dumbbells?|kettlebell|dog|puppy|child|kid|son|daughter|suitcase|luggage|abnehm\w*|abgenommen|verlier\w*|hantel\w*|hund|kind|koffer|heb\w*|drueck\w*)\b/;

/** Returns whether a text names a goal weight that is dangerously low for the height in the text, or for nearly every adult. */
const hasDangerousGoal = (text: string, whole: string): boolean => {
  const aim = goal.exec(text);
  if (aim === null) return false;
  const weight = Number(aim[1]) * (/^(?:lb|pound)/.test(aim[2] ?? '') ? KG_PER_LB : 1);
  const metric = metres.exec(text);
  const imperial = feet.exec(text);
  const height =
    metric === null
      ? imperial === null
        ? 0
        : (Number(imperial[1]) * 12 + Number(imperial[2] ?? 0)) * 0.0254
      : metric[1] === undefined
        ? Number(metric[2] ?? `1${metric[3]}`) / 100
        : Number(metric[1]);
  if (height > 0) return weight / height ** 2 < DANGEROUS_BMI;
  return weight >= 25 && weight <= (isUnder.test(aim[0]) ? 45 : 42) && !isOtherLoad.test(whole);
};

/**
 * Returns whether a text combines the signs of an eating disorder, of the user or of someone they worry about.
 * @param whole the text with its figures of speech
 */
export const combinesEatingSigns = (text: string, whole: string): boolean =>
  combinesPurging(text) ||
  combinesCompensating(text) ||
  combinesRestricting(text) ||
  combinesFeelings(text) ||
  combinesBingeing(text) ||
  combinesCommunity(text) ||
  hasDangerousGoal(text, whole);
