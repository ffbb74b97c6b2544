import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countUp, frameOf } from '../../../web/site/client/count-up.ts';
import { openDemo } from '../../../web/site/client/demo.ts';
import { closeMenus } from '../../../web/site/client/menus.ts';
import { fetchPictures } from '../../../web/site/client/pictures.ts';
import { revealCards } from '../../../web/site/client/reveal.ts';
import { switchTheme } from '../../../web/site/client/theme.ts';
import { device, onFreshDevice } from './device.ts';
import { closePage, openPage } from './open-page.tsx';

afterEach(closePage);

onFreshDevice();

describe('The animated numbers of the hero', () => {
  const shown = () => [...document.querySelectorAll('[data-count]')].map(({ textContent }) => textContent);

  it('LAND-10 the animated numbers of the hero count up in 30 steps of 50 ms', () => {
    vi.useFakeTimers();
    openPage('/');
    countUp();
    expect(shown()).toEqual(['0.0%', '< 0s', '0M+']);
    vi.advanceTimersByTime(15 * 50);
    expect(shown()).toEqual(['49.6%', '< 2s', '1M+']);
    vi.advanceTimersByTime(14 * 50);
    expect(shown()).not.toEqual(['99.2%', '< 3s', '2M+']);
    vi.advanceTimersByTime(50);
    expect(shown()).toEqual(['99.2%', '< 3s', '2M+']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the animated numbers of the hero stay static when reduced motion is requested', () => {
    device(['prefers-reduced-motion']);
    openPage('/');
    countUp();
    expect(shown()).toEqual(['99.2%', '< 3s', '2M+']);
  });

  it('the animated numbers of the hero keep text that is not a number', () =>
    expect(frameOf('4.9', 30)).toBe('4.9'));
});

describe('The feature cards', () => {
  /** Opens the landing page with a section of some height below a viewport of 800 px, and scrolls to it. */
  const openCards = (sectionHeight: number) => {
    const observers = new Map<number, (entries: Partial<IntersectionObserverEntry>[]) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        constructor(
          callback: (entries: Partial<IntersectionObserverEntry>[]) => void,
          how: { threshold: number },
        ) {
          observers.set(how.threshold, callback);
        }
      },
    );
    vi.stubGlobal('innerHeight', 800);
    openPage('/');
    revealCards();
    const section = document.querySelector<HTMLElement>('[data-reveal]')!;
    Object.defineProperty(section, 'offsetHeight', { value: sectionHeight });
    const cards = [...section.querySelectorAll<HTMLElement>('[data-card]')];
    for (const card of cards) card.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
    const states = () => cards.map(({ dataset }) => dataset.card);
    const delays = () => cards.map(({ style }) => style.transitionDelay);
    const see = (targets: Element[], ratio: number) => {
      for (const [threshold, callback] of observers) {
        callback(
          targets.map((target) => ({
            target,
            isIntersecting: ratio > 0 && ratio >= threshold,
            intersectionRatio: ratio,
          })),
        );
      }
    };
    return { section, cards, slots: cards.map(({ parentElement }) => parentElement!), states, delays, see };
  };
  const scroll = () => window.dispatchEvent(new Event('scroll'));
  const six = (state: string) => Array.from({ length: 6 }, () => state);

  it('LAND-13 LAND-14 (D47) the feature cards fade in 150 ms apart once 20% of a section that fits is visible', () => {
    const { section, states, delays, see } = openCards(700);
    scroll();
    expect(states()).toEqual(six('waiting'));
    see([section], 0.19);
    expect(states()).toEqual(six('waiting'));
    see([section], 0.2);
    expect(states()).toEqual(six('shown'));
    expect(delays()).toEqual(['0ms', '150ms', '300ms', '450ms', '600ms', '750ms']);
  });

  it('LAND-14 (D47) each feature card of a section taller than the viewport appears at 20% of itself', () => {
    const { section, slots, states, delays, see } = openCards(3000);
    scroll();
    see([section], 0.25);
    expect(states()).toEqual(six('waiting'));
    see([slots[0]!], 0.1);
    expect(states()[0]).toBe('waiting');
    see([slots[0]!], 0.2);
    see([slots[1]!, slots[2]!], 0.3);
    expect(states()).toEqual(['shown', 'shown', 'shown', 'waiting', 'waiting', 'waiting']);
    expect(delays().slice(0, 3)).toEqual(['0ms', '0ms', '150ms']);
  });

  it('(D47) a feature card that is partly on screen is never hidden for more than a second', () => {
    vi.useFakeTimers();
    const { slots, states, see } = openCards(3000);
    scroll();
    see([slots[3]!], 0.05);
    vi.advanceTimersByTime(999);
    expect(states()[3]).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(states()).toEqual(['waiting', 'waiting', 'waiting', 'shown', 'waiting', 'waiting']);
  });

  it('the feature cards are visible until the reader scrolls, and those on screen by then stay visible', () => {
    const { cards, states } = openCards(700);
    expect(states()).not.toContain('waiting');
    cards[0]!.getBoundingClientRect = () => ({ top: 799 }) as DOMRect;
    scroll();
    expect(states().map((state) => state === 'waiting')).toEqual([false, true, true, true, true, true]);
  });

  it('the feature cards are never hidden in a browser without intersection observers', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    openPage('/');
    revealCards();
    scroll();
    expect(document.querySelector('[data-card="waiting"]')).toBeNull();
  });
});

describe('The screenshots of the app', () => {
  it("the screenshots of the app load only when they come near the viewport, and the plate's after the text", async () => {
    let tell: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        constructor(callback: typeof tell) {
          tell = callback;
        }
      },
    );
    openPage('/');
    fetchPictures();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const [plate, near, far] = [...document.querySelectorAll<HTMLImageElement>('img[data-later]')];
    // A picture of the same size reserves the space until then.
    const reserved = `width='${far!.width}' height='${far!.height}'`;
    expect(decodeURIComponent(far!.src)).toContain(
      `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' ${reserved}`,
    );
    tell([
      { target: near!, isIntersecting: true },
      { target: far!, isIntersecting: false },
    ]);
    expect(near!.src).toContain('recognition-day');
    expect(far!.src).toMatch(/^data:/);
    tell([{ target: plate!, isIntersecting: true }]);
    expect(plate!.srcset).toMatch(/food-small\S* 340w/);
  });
});

describe('The product demo', () => {
  it('LAND-18 (D14) the product demo opens over the page, waits for a click, and stops when it is closed', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    openPage('/');
    const dialog = document.querySelector('dialog')!;
    expect(dialog.querySelector('video')?.poster).toBe('');
    expect(dialog.querySelector('track')?.src).toBe('');
    dialog.showModal = () => dialog.setAttribute('open', '');
    openDemo();
    await userEvent.click(screen.getByRole('link', { name: 'Watch Demo Video' }));
    expect(screen.getByRole('dialog', { name: /step by step/ })).toBeDefined();
    expect(play).not.toHaveBeenCalled();
    expect(dialog.querySelector('video')?.poster).toContain('demo-poster');
    expect(dialog.querySelector('track')).toMatchObject({
      kind: 'captions',
      src: expect.stringMatching(/vtt/),
    });
    dialog.dispatchEvent(new Event('close'));
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe('The header of public pages', () => {
  it('the header of public pages changes the theme for the app too', async () => {
    document.documentElement.dataset.mantineColorScheme = 'light';
    openPage('/about');
    switchTheme();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('platewise-theme')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeDefined();
  });

  it('the header of public pages closes its menu by Escape and by a click outside it', async () => {
    openPage('/about');
    closeMenus();
    const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]')!;
    const summary = menu.querySelector('summary')!;
    menu.open = true;
    summary.focus();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    menu.open = true;
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(menu.open).toBe(false);
  });
});
