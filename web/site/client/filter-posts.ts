import { say } from './translate-text.ts';

/** Announces the number of filtered posts to screen readers. CSS hides the other posts. */
export const filterPosts = (): void => {
  const chips = document.querySelector('[data-chips]');
  const counter = document.querySelector('[data-post-count]');
  if (!chips || !counter) return;
  chips.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const posts = [...document.querySelectorAll<HTMLElement>('[data-category]')];
    const left = posts.filter(({ dataset }) => target.value === 'all' || dataset.category === target.value);
    counter.textContent = left.length === 1 ? say('1 post') : say('{count} posts', { count: left.length });
  });
};
