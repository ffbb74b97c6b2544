import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreFocus } from '#web/app/restore-focus.ts';
import { eventually } from '#test/support/eventually.ts';

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Dashboard</h1><button>Delete</button><input></main>';
  stop = restoreFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('The keyboard focus', () => {
  it('the focus moves to the page title when the focused element is removed', async () => {
    find('button').focus();
    find('button').remove();
    await eventually(() => expect(document.activeElement).toBe(find('h1')));
  });

  it('the focus returns to the previous control when it still exists', async () => {
    find('input').focus();
    find('button').focus();
    find('button').remove();
    await eventually(() => expect(document.activeElement).toBe(find('input')));
  });

  it('the focus stays with an element that took the focus first', async () => {
    find('button').focus();
    find('button').remove();
    find('input').focus();
    find('h1').append('!');
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(find('input'));
  });

  it('the focus stays away when the user clicked outside every control', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    find('button').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('button').remove();
    await Promise.resolve();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(document.activeElement).toBe(document.body);
  });
});
