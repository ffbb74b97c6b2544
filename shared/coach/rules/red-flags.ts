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
    'This sounds like it may be urgent. Please call your local emergency number now, or have somebody near you do it, and do not wait for it to pass. I am a nutrition tracker and cannot judge it.',
  suicide:
    'I am very sorry that you feel this way. You do not have to carry it alone. If you may be in danger, please call your local emergency number now. Otherwise call a crisis line, such as Samaritans in the UK or the Suicide and Crisis Lifeline in the US, or tell somebody close to you today.',
  'eating disorder':
    'Thank you for telling me. What you describe can be hard to carry, and you deserve care, not figures. Please talk to a doctor or to somebody you trust. Beat in the UK, ANAD in the US and the Butterfly Foundation in Australia listen in confidence. If you feel faint, or have chest pain or thoughts of harming yourself, call your local emergency number.',
  medication:
    'Medicines and illness are for the people who treat you: please ask your doctor, diabetes team or pharmacist before you change anything, and do not change a dose because of what a tracker says. If you feel very unwell, shaky, confused or faint, call your local emergency number. I can gladly show what you have eaten, for your next visit.',
  pregnancy:
    'In pregnancy and while breastfeeding, what you and the child need is personal, and it is no time to eat less on your own. Please ask your midwife, doctor or a dietitian about food, weight and supplements. Call them at once about bleeding, strong pain, or if you cannot keep fluids down. I can go on keeping your diary for you.',
  minor:
    'You are still growing, and bodies need plenty while they do, so goals, diets and supplements are nothing to settle with an app. Please talk to a parent, a school nurse or a doctor, who can look at you as a person. Regular meals with family or friends, and food you enjoy, are a good way to go. If eating or your body worries you, tell somebody you trust today.',
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
