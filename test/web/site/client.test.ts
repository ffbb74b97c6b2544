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
  type Watch = (entries: Partial<IntersectionObserverEntry>[]) => void;
  const watchCards = () => {
    let tell: Watch = () => undefined;
    const options: unknown[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        constructor(callback: Watch, how: unknown) {
          tell = callback;
          options.push(how);
        }
      },
    );
    openPage('/');
    revealCards();
    const cards = document.querySelector('[data-reveal]')!;
    const entry = (isIntersecting: boolean) => ({
      target: cards,
      isIntersecting,
      boundingClientRect: { height: 900, bottom: 900 } as DOMRectReadOnly,
      rootBounds: { height: 800 } as DOMRectReadOnly,
    });
    return { cards, options, see: (isSeen: boolean) => tell([entry(isSeen)]) };
  };

  it('LAND-14 the feature cards appear once a fifth of a card is visible', () => {
    const { cards, options, see } = watchCards();
    expect(options).toEqual([{ threshold: 0.2 }]);
    see(false);
    expect(cards.hasAttribute('data-shown')).toBe(false);
    see(true);
    expect(cards.hasAttribute('data-shown')).toBe(true);
  });

  it('the feature cards appear immediately in a browser without intersection observers', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    openPage('/');
    revealCards();
    expect(document.querySelector('[data-reveal]')?.hasAttribute('data-shown')).toBe(true);
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
    expect([near!.src, far!.src]).toEqual(['', '']);
    tell([
      { target: near!, isIntersecting: true },
      { target: far!, isIntersecting: false },
    ]);
    expect(near!.src).toContain('recognition-day');
    expect(far!.src).toBe('');
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
