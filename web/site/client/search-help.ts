import { say } from './translate-text.ts';

/** PAGES-14: whether a question or its answer holds the words, in any case of letters. */
export const holds = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.trim().toLowerCase());

const found = (count: number): string => {
  if (count === 0) return say('No question matches. Ask us: Contact Support is below.');
  return count === 1 ? say('1 question') : say('{count} questions', count);
};

/** Narrows the questions while somebody types. Without a script all of them stand there. */
export const searchHelp = (): void => {
  const field = document.querySelector<HTMLInputElement>('[data-help-search]');
  const told = document.querySelector('[data-help-count]');
  if (!field || !told) return;
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
    told.textContent = field.value.trim() === '' ? '' : found(count);
  });
};
