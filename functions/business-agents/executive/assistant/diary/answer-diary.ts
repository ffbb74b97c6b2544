import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { Facts } from '#shared/facts/facts.ts';
import type { Translator } from '#shared/language/translator.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { daysIn } from '../../../common/text/days.ts';

/** Returns the first and last day that an answer is about: the cited period, else the days of the text. */
const daysOf = (
  text: string,
  cites: readonly string[],
  { date: today }: Facts,
  { language }: Translator,
): [LocalDate, LocalDate] => {
  const period = cites.find((id) => id.endsWith('.length'))?.replace(/\.length$/u, '') ?? '';
  const count = /^last-(\d+)$/u.exec(period)?.[1];
  if (count) return [addDays(today, 1 - Number(count)), today];
  if (period === 'week-before') return [addDays(today, -13), addDays(today, -7)];
  const [first, last] = period.match(/\d{4}-\d\d-\d\d/gu) ?? [];
  if (first) return [first, last ?? first];
  if (period === 'yesterday') return [addDays(today, -1), addDays(today, -1)];
  const day = daysIn(text, { today, language }).find((one) => one.day !== null)?.day;
  return day && day <= today ? [day, day] : [today, today];
};

/** Answers a question about the diary from stored rows, by the coach's rules and with their limits (decision 0069). */
export const answerDiary = async (
  text: string,
  facts: Facts,
  words: Translator,
): Promise<ExecutiveAnswer> => {
  const texts = await loadCoachTexts(words.language);
  const { response, cites, isUnderstood, topic } = answerByRules(text, facts, {
    foods: () => [],
    words: texts,
  });
  if (topic === 'care') return { kind: 'cannot', engine: 'rules', message: response };
  if (!isUnderstood) {
    const { t } = words;
    const question = t('Which value and which day do you mean?');
    const choices = [t('Calories yesterday'), t('Protein this week'), t('What I ate today')];
    return { kind: 'clarify', message: question, question, choices };
  }
  const [from, to] = daysOf(text, cites, facts, words);
  return { kind: 'do', engine: 'rules', deed: 'answer_diary', message: response, from, to };
};
