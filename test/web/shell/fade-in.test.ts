import { afterEach, expect, it, vi } from 'vitest';
import { fadeIn } from '#web/features/shell/fade-in.ts';

const root = document.documentElement;

/** Returns a page that records its animations, which jsdom does not have. */
const aPage = () => {
  const animate = vi.fn();
  return { animate, page: Object.assign(document.createElement('main'), { animate }) };
};

afterEach(() => root.style.removeProperty('--motion-calm'));

it('pages fade in, except the first one, and not at all for users who prefer reduced motion', () => {
  root.style.setProperty('--motion-calm', '240ms');
  const { page, animate } = aPage();
  fadeIn(page);
  expect(animate).not.toHaveBeenCalled();
  fadeIn(page);
  expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0, 1] }, { duration: 240, easing: 'ease-out' });
  root.style.setProperty('--motion-calm', '0ms');
  fadeIn(page);
  expect(animate).toHaveBeenCalledTimes(1);
});
