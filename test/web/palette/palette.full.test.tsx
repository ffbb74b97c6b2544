import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diaryRoutes } from '#shared/diary/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { closePalette, openPalette } from '#web/features/palette/palette-state.ts';
import { clearDrafts } from '#web/lib/session/clear-drafts.ts';
import { marked, openPage, optionsOf, OWNER, place, theSearch } from './open-palette.tsx';
import { eventually } from '#test/support/eventually.ts';

afterEach(() => {
  closePalette();
  vi.restoreAllMocks();
});

const typeInto = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

describe('The global search', () => {
  it('the global search opens by Ctrl+K with the focus in its field, even during typing elsewhere, and closes by it again', async () => {
    const { user, search } = openPage();
    await user.click(screen.getByLabelText('Somewhere to type'));
    const field = await search();
    await eventually(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Control>}k{/Control}');
    expect(theSearch()).toBeNull();
  });

  it('keeps the search open for the Enter that confirms a word of an input method in Safari', async () => {
    const { user, search } = openPage();
    await user.click(screen.getByLabelText('Somewhere to type'));
    const field = await search();
    typeInto(field, 'diary');
    await option('Diary');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(theSearch()).not.toBeNull();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await eventually(() => expect(theSearch()).toBeNull());
  });

  it('the search opens as soon as its code has loaded after Ctrl+K', async () => {
    openPage();
    openPalette();
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeDefined();
  });

  it('buffers keys typed before its field exists, and keeps them from the page behind', async () => {
    const { user } = openPage();
    const behind = screen.getByLabelText<HTMLInputElement>('Somewhere to type');
    await user.click(behind);
    await user.keyboard('{Control>}k{/Control}ry{Enter}e');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
    await eventually(() => expect(document.activeElement).toBe(field));
    await user.keyboard(' r');
    expect([field.value, behind.value]).toEqual(['rye r', '']);
    await user.keyboard('{Control>}k{/Control}{Control>}k{/Control}');
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' })).value).toBe('');
  });

  it('the global search does not open over a dialog or by other keys', async () => {
    const { user } = openPage();
    const window = document.createElement('div');
    window.setAttribute('role', 'dialog');
    window.setAttribute('aria-modal', 'true');
    document.body.append(window);
    await user.keyboard('{Control>}k{/Control}');
    window.remove();
    await user.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}');
    await vi.dynamicImportSettled();
    expect(theSearch()).toBeNull();
  });

  it('the global search requests foods, friends and leads only when it is open', async () => {
    const { api, search } = openPage();
    expect(api.requests).toEqual([]);
    await search();
    await eventually(() => expect(api.sentTo(sdrRoutes.leads)).toHaveLength(1));
    expect(api.sentTo(socialRoutes.friends)).toHaveLength(1);
  });

  it('the global search finds a page by a synonym, and opens it on Enter', async () => {
    const { user, search } = openPage();
    await user.type(await search(), 'kcal today');
    expect(marked().textContent).toBe('Dashboard');
    await user.keyboard('{Enter}');
    expect(theSearch()).toBeNull();
    expect(place()).toBe('/dashboard {"tab":"stats","log_day":null,"log_meal":null}');
  });

  it('switches to another dashboard tab without leaving the dashboard', async () => {
    const { user, search } = openPage('/');
    await user.type(await search(), 'diary{Enter}');
    expect(place()).toContain('/ {"tab":"diary"');
  });

  it('opens pages with their own address, including the social feed and the agents', async () => {
    const { user, search } = openPage();
    await user.type(await search(), 'social feed{Enter}');
    expect(place()).toBe('/social null');
    await user.type(await search(), 'executive{Enter}');
    expect(place()).toBe('/agents/executive null');
  });

  it('highlights the first result, cycles with the arrow keys, and announces the active one to the field', async () => {
    const { api, user, search } = openPage();
    api.on(foodRoutes.search, () => ({ foods: [] }));
    const field = await search();
    await user.type(field, 'agent');
    const names = screen.getAllByRole('option');
    expect(marked()).toBe(names[0]);
    await user.keyboard('{ArrowUp}');
    expect(marked()).toBe(names.at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe(names[1]);
    expect(field.getAttribute('aria-activedescendant')).toBe(names[1]?.id);
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(theSearch()).toBeNull();
    expect(place()).toBe('/ai-coach null');
  });

  it('finds foods of the food table, and opens the log form for the chosen one', async () => {
    const { api, search } = openPage();
    typeInto(await search(), 'rye');
    expect(await option(/^Rye bread.*80 kcal/)).toBeDefined();
    expect(api.sentTo(foodRoutes.search).map(({ query }) => query.get('q'))).toEqual(['rye']);
    fireEvent.click(await option(/^Rye roll/));
    expect(place()).toContain('/dashboard {"tab":"log"');
  });

  it('finds friends by name, ignoring accents, and leads by name, company or email', async () => {
    const { user, search } = openPage();
    typeInto(await search(), 'zoe lang');
    fireEvent.click(await option('Zoë Lang'));
    expect(place()).toBe('/social null');
    const field = await search();
    for (const typed of ['hermann', 'quanta', 'grete example']) {
      typeInto(field, typed);
      expect(await option(/^Grete Hermann/)).toBeDefined();
    }
    await user.keyboard('{Enter}');
    expect(place()).toBe('/agents/sdr?lead=01KAPM4000000000000000000A null');
  });

  it('the global search adds a glass of water to today', async () => {
    const { api, user, search } = openPage();
    api.on(diaryRoutes.addWater, () => ({ date: '2026-11-22', water_ml: 250, changed_ml: 250 }));
    await user.type(await search(), 'drink{Enter}');
    await eventually(() => expect(api.sentTo(diaryRoutes.addWater)[0]?.body).toEqual({ milliliters: 250 }));
    expect(place()).toBe('/ai-coach null');
  });

  it('switches the theme, and does not offer the active one', async () => {
    const { user, search } = openPage();
    await user.type(await search(), 'dark theme{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    typeInto(await search(), 'dark theme');
    expect(screen.queryByRole('option', { name: 'Dark theme' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.type(await search(), 'theme of this device{Enter}');
  });

  it("shows the user's recent choices first until they sign out", async () => {
    const { user, search } = openPage();
    await user.type(await search(), 'health check{Enter}');
    await user.type(await search(), 'diary{Enter}');
    await search();
    expect(optionsOf('Recently used')).toEqual(['Diary', 'Health Check']);
    expect(optionsOf('Pages')).not.toContain('Diary');
    expect(localStorage.getItem(`platewise.palette.${OWNER}`)).toContain('page:diary');
    clearDrafts();
    expect(localStorage.getItem(`platewise.palette.${OWNER}`)).toBeNull();
  });

  it('the search ignores an unreadable list of recent choices', async () => {
    localStorage.setItem(`platewise.palette.${OWNER}`, '{"a":');
    const { search } = openPage();
    await search();
    expect(optionsOf('Pages')).toContain('Diary');
  });
});

describe('The global search without results', () => {
  const statusOf = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

  it('the global search without results shows that it is searching, then that nothing was found', async () => {
    const { api, search } = openPage();
    api.on(foodRoutes.search, () => ({ foods: [] }));
    // A longer text could be logged as a meal.
    typeInto(await search(), 'xz');
    expect(statusOf()).toBe('Searching…');
    await eventually(() => expect(statusOf()).toBe('No results. Try a shorter word.'));
  });

  it('the global search without results shows what could not be loaded, and loads it on Retry', async () => {
    const { api, user, search } = openPage();
    api.on(sdrRoutes.leads, () => failure('VALIDATION_FAILED'));
    const field = await search();
    typeInto(field, 'grete');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your leads.');
    api.on(sdrRoutes.leads, () => ({ leads: [] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(field);
  });

  it('shows that foods and leads need a network, and still finds pages offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api, search } = openPage();
    typeInto(await search(), 'diary');
    expect(statusOf()).toBe('You need to be online to search foods and leads.');
    expect(optionsOf('Pages')).toEqual(['Diary', 'Import a diaryBring your history from another app.']);
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/dashboard']);
  });
});
