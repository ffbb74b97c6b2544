import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstInteraction } from '#web/ui/interaction/after-first-interaction.ts';

/** Callbacks that the browser runs when it is idle. */
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
});

const interact = () => window.dispatchEvent(new Event('pointerdown'));

describe('afterFirstInteraction', () => {
  it('calls back when the browser is idle, not during the interaction', () => {
    const callback = vi.fn();
    afterFirstInteraction(callback);
    expect(idle).toHaveLength(0);
    interact();
    expect(callback).not.toHaveBeenCalled();
    idle.shift()?.();
    expect(callback).toHaveBeenCalledOnce();
    expect(idle).toHaveLength(0);
  });

  it('does not call back when it is canceled before the browser is idle', () => {
    const callback = vi.fn();
    const stop = afterFirstInteraction(callback);
    interact();
    stop();
    for (const run of idle) run();
    expect(callback).not.toHaveBeenCalled();
  });

  it('waits a moment in a browser that does not tell when it is idle', () => {
    vi.unstubAllGlobals();
    vi.useFakeTimers();
    const callback = vi.fn();
    afterFirstInteraction(callback);
    interact();
    expect(callback).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
  });
});
