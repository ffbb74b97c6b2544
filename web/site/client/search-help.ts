import { say } from './translate-text.ts';

/** Returns whether a question or its answer contains the text, ignoring case (PAGES-14). */
export const holds = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.trim().toLowerCase());

const found = (count: number): string => {
  if (count === 0) return say('No matching questions. Contact Support below.');
  return count === 1 ? say('1 question') : say('{count} questions', { count });
};

/** Filters the questions while the user types. Without a script all questions are shown. */
export const searchHelp = (): void => {
  const field = document.querySelector<HTMLInputElement>('[data-help-search]');
  const counter = document.querySelector('[data-help-count]');
  if (!field || !counter) return;
  const groups = [...document.querySelectorAll<HTMLElement>('[data-help-group]')];
  field.addEventListener('input', () => {
    let count = 0;
    for (const group of groups) {
      const questions = [...group.querySelectorAll<HTMLElement>('[data-question]')];
      for (const question of questions) {
        question.hidden = !holds(question.textContent, field.value);
        if (!question.hidden) count += 1;
      }
      group.hidden = questions.every(({ hidden }) => hidden);
    }
    counter.textContent = field.value.trim() === '' ? '' : found(count);
  });
};
