import { inEnglish } from '#web/lib/language/in-english.ts';
import { t } from '#web/lib/language/translate.ts';

/** Suggested first questions that the coach understands, translated with `t`. The first four are shown. */
export const suggestedQuestions = [
  inEnglish('What is left today?'),
  inEnglish('How much protein did I eat this week?'),
  inEnglish('What should I eat for dinner?'),
  inEnglish('What was my best day this week?'),
  inEnglish('Where does my sodium come from?'),
  inEnglish('What did I eat yesterday?'),
] as const;

/** Suggested first questions for users at risk, without goals and comparisons (decision D49). */
export const questionsAtRisk = [
  inEnglish('What did I eat yesterday?'),
  inEnglish('How much protein did I eat this week?'),
  inEnglish('What should I eat for dinner?'),
  inEnglish('Which foods are rich in iron?'),
] as const;

export const SHOWN_QUESTIONS = 4;

/** Messages that the quick buttons send. */
export const quickQuestions = [
  { label: t('Analyze Data'), question: inEnglish('Analyze my data: how am I doing this week?') },
  { label: t('Meal Ideas'), question: inEnglish('Give me meal ideas for what is left today') },
  { label: t('Health Tips'), question: inEnglish('Am I getting enough fiber and protein?') },
] as const;

const IDEAS_AT_RISK = inEnglish('What should I eat now?');

/** Returns the message of a quick button. */
export const quickQuestionFor = ({ question }: (typeof quickQuestions)[number], isAtRisk: boolean): string =>
  isAtRisk && / left /.test(question) ? IDEAS_AT_RISK : question;
