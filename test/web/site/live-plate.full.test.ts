import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeByTable } from '#shared/foods/describe-by-table.ts';
import { nothingLearned } from '#shared/foods/apply-learned.ts';
import type { Language } from '#shared/language/languages.ts';
import { urgentAdvice } from '#shared/safety/urgent-advice.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { eventually } from '#test/support/eventually.ts';
import { readTriedMeal } from '#web/features/food-entries/tried-meal/read-tried-meal.ts';
import { storeTriedMeal } from '#web/features/food-entries/tried-meal/tried-meal.ts';
import { createLivePlate } from '../../../web/site/client/live-plate/live-plate.ts';
import { loadLivePlate } from '../../../web/site/client/load-live-plate.ts';
import { device, onFreshDevice } from './device.ts';
import { closePage, openPage } from './open-page.tsx';

onFreshDevice();
beforeEach(() => device(['prefers-reduced-motion']));
afterEach(closePage);
afterEach(() => document.documentElement.removeAttribute('lang'));

const formOfPage = () => document.querySelector<HTMLFormElement>('form[data-try]')!;
const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /what did you eat|Was hast du gegessen/ });
const rows = () =>
  within(formOfPage())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const dialLabel = () => document.querySelector('[data-goal] svg')!.getAttribute('aria-label');
const note = () => document.querySelector('[data-try-note]')!.textContent;

const readHere = (language: Language = 'en') => ({
  describe: async (text: string) =>
    describeByTable(text, { foods: builtInFoods(), learned: nothingLearned, language }),
  advise: async (text: string) =>
    urgentAdvice(text, { language, zone: 'America/New_York', locales: 'en-US' }),
});

/** Opens the front page with its live plate started. */
const openPlate = (language: Language = 'en', readers: Partial<ReturnType<typeof readHere>> = {}) => {
  openPage('/', '/', language);
  document.documentElement.lang = language;
  const opened: string[] = [];
  createLivePlate(formOfPage(), {
    ...readHere(language),
    ...readers,
    store: storeTriedMeal,
    open: (address) => opened.push(new URL(address).pathname),
  });
  return { opened };
};

const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text, { delay: null });
};

describe('The live plate of the front page', () => {
  it('shows each food of a typed meal with its weight, calories and record, and fills the dial', async () => {
    openPlate();
    const example = dialLabel();
    await type('a banana with 30 g peanut butter');
    await eventually(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/^1Banana\d+ g\d+ kcal(USDA|FNDDS) \d+$/);
    expect(rows()[1]).toMatch(/^2Peanut butter.*30 g\d+ kcal(USDA|FNDDS) \d+$/);
    expect(dialLabel()).toMatch(/^Your meal: \d+ of 2,000 kilocalories, 1,\d+ left\.$/);
    for (const link of within(formOfPage()).getAllByRole('link', { name: /^(USDA|FNDDS)/ }))
      expect(link.getAttribute('href')).toMatch(/^https:\/\/fdc\.nal\.usda\.gov\//);
    expect(document.querySelector('[data-dial="rest"]')!.getAttribute('d')).toMatch(/^M/);
    await userEvent.clear(field());
    await eventually(() => expect(rows()).toEqual([]));
    expect(dialLabel()).toBe(example);
  });

  it('marks words that were not understood, and announces the result once the typing pauses', async () => {
    openPlate();
    await type('a pear and a zorblax');
    await eventually(() => expect(note()).toBe('Not recognized yet: zorblax.'));
    expect(document.querySelector('[data-try-words] u')!.textContent).toBe('zorblax: not understood');
    await eventually(() =>
      expect(within(formOfPage()).getByRole('status').textContent).toMatch(
        /^Pear.*: about \d+ kcal\. Not recognized yet: zorblax\.$/,
      ),
    );
  });

  it('shows more than the daily goal as calories over it', async () => {
    openPlate();
    await type('500 g chocolate');
    await eventually(() =>
      expect(dialLabel()).toMatch(/^Your meal: 2,\d+ of 2,000 kilocalories, \d+ over\.$/),
    );
  });

  it.each([
    ['brmpf', 'We don’t recognize a food here. Try “two eggs on toast”.'],
    ['I didn’t eat any cake', 'This says that you didn’t eat it, so there’s nothing to log.'],
  ])('shows no food for "%s" and says why', async (text, message) => {
    openPlate();
    await type(text);
    await eventually(() => expect(note()).toBe(message));
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Keep this meal' })).toBeNull();
  });

  it.each(['I swallowed drain cleaner', 'I had a banana and want to kill myself'])(
    'shows help instead of food for "%s"',
    async (text) => {
      openPlate();
      await type('a banana');
      await eventually(() => expect(rows()).toHaveLength(1));
      await type(text);
      const help = await screen.findByRole('alert', { name: 'Get help' });
      expect(within(help).getAllByRole('link')[0]!.getAttribute('href')).toMatch(/^(tel|sms):/);
      await eventually(() => expect(rows()).not.toContain(expect.stringContaining('Banana')));
      expect(within(formOfPage()).queryByRole('link', { name: 'Keep this meal' })).toBeNull();
      await type('a banana');
      await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('shows no food while the rules for emergencies cannot be loaded, and reads the text once they can', async () => {
    let isBroken = true;
    openPlate('en', {
      advise: (text) => (isBroken ? Promise.reject(new Error('not loaded')) : readHere().advise(text)),
    });
    await type('a banana');
    await eventually(() => expect(note()).toBe('We couldn’t load the food table. Try again.'));
    expect(rows()).toEqual([]);
    isBroken = false;
    await userEvent.type(field(), '{Enter}');
    await eventually(() => expect(rows()).toHaveLength(1));
    expect(note()).toBe('');
  });

  it('explains that the device is offline when the food table cannot be loaded', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPlate('en', { describe: () => Promise.reject(new Error('offline')) });
    await type('a banana');
    await eventually(() => expect(note()).toBe('You’re offline. Connect to the internet and try again.'));
  });

  it('shows foods and messages in German on the German page', async () => {
    openPlate('de');
    await type('ein Apfel und ein Zorblax');
    await eventually(() => expect(rows()[0]).toMatch(/^1Apfel.*kcal/));
    expect(note()).toBe('Noch nicht erkannt: Zorblax.');
    expect(dialLabel()).toMatch(/^Deine Mahlzeit: \d+ von 2\.000 Kilokalorien/);
  });
});

describe('Keeping the meal of the front page', () => {
  it('stores the shown foods for the sign-up when the visitor keeps them', async () => {
    openPlate();
    await type('a banana');
    const keep = await screen.findByRole('link', { name: 'Keep this meal' });
    expect(keep.getAttribute('href')).toBe('/auth?tab=sign-up');
    expect(readTriedMeal(undefined)).toBeNull();
    keep.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(keep);
    expect(readTriedMeal(undefined)).toMatchObject({
      text: 'a banana',
      owner: null,
      meal: { items: [{ name: 'Banana' }] },
    });
  });

  it('reads a text that has changed since before it stores the meal', async () => {
    const { opened } = openPlate();
    await type('a banana');
    const keep = await screen.findByRole('link', { name: 'Keep this meal' });
    field().value = 'a pear';
    await userEvent.click(keep);
    await eventually(() => expect(opened).toEqual(['/auth']));
    expect(readTriedMeal(undefined)).toMatchObject({ text: 'a pear', meal: { items: [{ name: 'Pear' }] } });
  });
});

describe('The script of the live plate', () => {
  const openWith = (load: () => Promise<{ startLivePlate: () => void }>) => {
    openPage('/');
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.livePlate = '/assets/live-plate-1.js';
    document.body.append(script);
    const loads = vi.fn(load);
    loadLivePlate(loads);
    return loads;
  };

  it('loads once, with the first use of the field', async () => {
    const started = vi.fn();
    const load = openWith(async () => ({ startLivePlate: started }));
    expect(load).not.toHaveBeenCalled();
    await userEvent.type(field(), 'egg');
    expect(load).toHaveBeenCalledExactlyOnceWith('/assets/live-plate-1.js');
    expect(started).toHaveBeenCalledExactlyOnceWith(formOfPage());
  });

  it('loads again with the next use after a failure, which is explained', async () => {
    const load = openWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.type(field(), 'e');
    await eventually(() => expect(note()).toBe('We couldn’t load the food table. Try again.'));
    const before = load.mock.calls.length;
    await userEvent.type(field(), 'g');
    expect(load.mock.calls.length).toBeGreaterThan(before);
  });

  it('fills the field with an example on a tap', async () => {
    openWith(async () => ({ startLivePlate: () => undefined }));
    await userEvent.click(screen.getByRole('button', { name: 'two eggs on toast and a latte' }));
    expect(field().value).toBe('two eggs on toast and a latte');
  });
});
