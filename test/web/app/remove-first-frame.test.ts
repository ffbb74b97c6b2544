import { beforeEach, describe, expect, it } from 'vitest';
import { removeFirstFrame } from '#web/app/first-frame/remove-first-frame.ts';

const frame = () => document.getElementById('first-frame');
const open = (markup: string): HTMLElement => {
  document.body.innerHTML = `<div id="first-frame" inert>${markup}</div><div id="root"></div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  removeFirstFrame(root);
  return root;
};

describe('The first frame', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('the first frame stays while the app shows its spinner, and is removed with the first page', async () => {
    const root = open('<p>Good morning</p>');
    root.innerHTML = '<div role="status">Loading</div>';
    await expect.poll(() => root.textContent).toBe('Loading');
    expect(frame()?.textContent).toBe('Good morning');
    root.innerHTML = '<main>Dashboard</main>';
    await expect.poll(frame).toBeNull();
  });

  it('the first frame is removed at once if it was never shown', () => {
    open('');
    expect(frame()).toBeNull();
  });
});
