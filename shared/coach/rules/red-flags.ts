import type { LocalDate } from '../../time/local-date.ts';
import { plainMessage } from './read/plain-message.ts';
import { graveSpelled } from './read/spelling.ts';
import type { Language } from '../../language/languages.ts';
import { careInGerman } from './red-flags/care-in-german.ts';
import { germanFlagIn } from './red-flags/german-flags.ts';
import { isDanger } from './red-flags/danger.ts';
import { isEatingDisorder } from './red-flags/eating-disorder.ts';
import { isIllness } from './red-flags/illness.ts';
import { isMedication } from './red-flags/medication.ts';
import { isMinorAsking } from './red-flags/minors.ts';
import { isPregnancy } from './red-flags/pregnancy.ts';
import type { RedFlag } from './red-flags/red-flag.ts';

const englishFlagIn = (message: string, age: number | null, today: LocalDate): RedFlag | null => {
  const text = graveSpelled(plainMessage(message)).replace(
    /(?<=\d) ?kcals?\b|(?<=\d) ?cals?\b/g,
    ' calories',
  );
  const danger = isDanger(text);
  if (danger !== null) return danger;
  if (isEatingDisorder(text)) return 'eating disorder';
  if (isMedication(text) || isIllness(text)) return 'medication';
  if (isPregnancy(text)) return 'pregnancy';
  return isMinorAsking(text, age, Number(today.slice(0, 4))) ? 'minor' : null;
};

/**
 * Returns the most urgent red flag of an English or German message, or null.
 * @param age years, from the profile
 * @param today in the user's time zone
 */
export const redFlagIn = (message: string, age: number | null, today: LocalDate): RedFlag | null =>
  englishFlagIn(message, age, today) ?? germanFlagIn(message);

const words: Readonly<Record<RedFlag, string>> = {
  danger:
    'This sounds like it may be urgent. Please call your local emergency number now, or ask someone near you to call, and don’t wait for it to pass. I’m a nutrition tracker and can’t judge it.',
  suicide:
    'I’m so sorry you feel this way. You don’t have to carry this alone. If you may be in danger, please call your local emergency number now. Otherwise call a crisis line, such as Samaritans in the UK or the Suicide and Crisis Lifeline in the US, or tell someone close to you today.',
  'eating disorder':
    'Thank you for telling me. What you describe can be hard to carry, and you deserve care, not numbers. Please talk to a doctor or someone you trust. Beat in the UK, ANAD in the US and the Butterfly Foundation in Australia listen in confidence. If you feel faint, or have chest pain or thoughts of harming yourself, call your local emergency number.',
  medication:
    'Questions about medication and illness are for the people who treat you: please ask your doctor, diabetes team or pharmacist before you change anything, and don’t change a dose because of what a tracker says. If you feel very unwell, shaky, confused or faint, call your local emergency number. I’m happy to show what you’ve eaten, for your next visit.',
  pregnancy:
    'During pregnancy and breastfeeding, what you and your baby need is personal, and it’s no time to eat less on your own. Please ask your midwife, doctor or a dietitian about food, weight and supplements. Call them right away if you have bleeding or strong pain, or can’t keep fluids down. I’m happy to keep your diary for you.',
  minor:
    'You’re still growing, and your body needs plenty of food for that, so goals, diets and supplements aren’t something to settle with an app. Please talk to a parent, a school nurse or a doctor, who can see you as a whole person. Regular meals with family or friends, and food you enjoy, are a good way to go. If eating or your body worries you, tell someone you trust today.',
};

/** Returns a caring answer with whom to ask. It contains no numbers except German phone numbers. */
export const careFor = (flag: RedFlag, language: Language = 'en'): string =>
  language === 'de' ? careInGerman[flag] : words[flag];

/** Matches words that only exist in German, unlike 'Insulin'. */
const isGerman = /(?<!\p{L})(?:ich|mein\p{L}*|mich|habe?|nach|für|soll|darf|mit|und|tage)(?!\p{L})/iu;

/**
 * Returns the caring answer to a message, or null if there is no red flag. In the page's language, or in German for a
 * German message.
 */
export const careOf = (
  message: string,
  age: number | null,
  today: LocalDate,
  language: Language,
): string | null => {
  const english = englishFlagIn(message, age, today);
  const flag = english ?? germanFlagIn(message);
  return flag && careFor(flag, english === null || isGerman.test(message) ? 'de' : language);
};
