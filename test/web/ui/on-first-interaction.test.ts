import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Interaction from '#web/ui/interaction/on-first-interaction.ts';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';

describe('onFirstInteraction', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('calls back once at the first %s', (name) => {
    const callback = vi.fn();
    onFirstInteraction(callback);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event('keydown'));
    expect(callback).toHaveBeenCalledOnce();
  });

  it('stops waiting when canceled', () => {
    const callback = vi.fn();
    onFirstInteraction(callback)();
    window.dispatchEvent(new Event('keydown'));
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('afterFirstView', () => {
  let page: typeof Interaction;
  beforeEach(async () => {
    // A module of its own for each test, because it remembers interactions.
    vi.resetModules();
    page = await import('#web/ui/interaction/on-first-interaction.ts');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('calls back once, with the first interaction', () => {
    const callback = vi.fn();
    page.afterFirstView(callback);
    vi.advanceTimersByTime(5_000);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(60_000);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('calls back after 12 seconds without an interaction', () => {
    const callback = vi.fn();
    page.afterFirstView(callback);
    vi.advanceTimersByTime(11_999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('calls back at once without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const callback = vi.fn();
    page.afterFirstView(callback);
    vi.advanceTimersByTime(0);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('calls back soon when the user has interacted before', () => {
    page.rememberInteraction();
    window.dispatchEvent(new Event('keydown'));
    const callback = vi.fn();
    page.afterFirstView(callback);
    vi.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('stops waiting when canceled', () => {
    const callback = vi.fn();
    page.afterFirstView(callback)();
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
