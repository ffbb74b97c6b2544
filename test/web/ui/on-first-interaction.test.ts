import { describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';

describe('whenSomebodyActs', () => {
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
