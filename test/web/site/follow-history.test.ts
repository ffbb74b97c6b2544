import { afterEach, describe, expect, it, vi } from 'vitest';
import { followHistory } from '../../../web/site/client/follow-history.ts';

const start = window.location.pathname;
afterEach(() => window.history.replaceState(null, '', start));

const goTo = (address: string): void => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

describe('The history of a public page', () => {
  it('reloads when Back leads to an entry of the app, but not for an anchor of the page', () => {
    const reload = vi.fn<() => void>();
    followHistory(reload);
    goTo(`${start}#pricing-section`);
    expect(reload).not.toHaveBeenCalled();
    goTo('/dashboard');
    expect(reload).toHaveBeenCalledOnce();
  });
});
