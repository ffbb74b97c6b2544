import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import germanCommon from '#shared/languages/de/common.json' with { type: 'json' };
import { socialRoutes } from '#shared/social/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import german from '#web/languages/de/shell.json' with { type: 'json' };
import { Shell } from '#web/features/shell/shell.tsx';
import { useSidebar } from '#web/features/shell/sidebar-state.ts';
import { type TabId, tabs } from '#web/features/shell/tabs.ts';
import { welcomeLine } from '#web/features/shell/welcome-line.ts';
import { closeMealDialog, useMealDialog } from '#web/features/food-entries/meal-input/meal-dialog-state.ts';
import { closePalette, usePalette } from '#web/features/palette/palette-state.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { eventually } from '#test/support/eventually.ts';

const onSignOut = vi.fn<() => void>();

const Page = () => {
  const [tab, setTab] = useState<TabId>('stats');
  return (
    <Shell active={tab} onTab={setTab} onSignOut={onSignOut} note="Welcome back, Mara Lindt.">
      <input aria-label="Somewhere to type" />
    </Shell>
  );
};

const open = (width: number) => {
  window.innerWidth = width;
  return openScreen(<Page />);
};
const helpPages = ['/help', '/contact', '/terms', '/privacy'];
const DESKTOP = 1_440;
const PHONE = 390;

const sidebar = () => screen.getByRole('navigation', { name: 'Main' });
const theTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const menu = () => screen.queryByRole('dialog');

beforeEach(() => {
  onSignOut.mockClear();
  useSidebar.setState({ isOpen: true });
});
afterEach(() => vi.restoreAllMocks());

describe('The shell on a wide screen', () => {
  it('DASH-26 DASH-27 shows a header with the title of the tab and a welcome by full name', async () => {
    const { user } = open(DESKTOP);
    expect(theTitle()).toBe('Dashboard');
    expect(screen.getByText('Welcome back, Mara Lindt.')).toBeDefined();
    await user.click(within(sidebar()).getByRole('button', { name: 'Diary' }));
    expect(theTitle()).toBe('Diary');
  });

  it('SIDEBAR-01 shows the groups Main Features, Social and Account', () => {
    open(DESKTOP);
    const groups = within(sidebar()).getAllByRole('heading', { level: 2 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Main Features', 'Social', 'Account']);
  });

  it('DASH-29 the shell on a wide screen opens the All Features menu from its header', async () => {
    const { user } = open(DESKTOP);
    await user.click(screen.getByRole('button', { name: 'All Features' }));
    expect(usePalette.getState()).toMatchObject({ isOpen: true, isMenu: true });
    closePalette();
  });

  it('the shell on a wide screen links to help, contact, terms and privacy in its help menu', async () => {
    const { user } = open(DESKTOP);
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href'))).toEqual(helpPages);
  });

  it('DASH-30 SIDEBAR-02 the shell on a wide screen signs out from the header and from the sidebar', async () => {
    const { user } = open(DESKTOP);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign Out' }));
    await user.click(within(sidebar()).getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledTimes(2);
  });

  it('the shell on a wide screen highlights the open tab in the sidebar', async () => {
    const { user } = open(DESKTOP);
    await user.click(within(sidebar()).getByRole('button', { name: 'Log Food' }));
    expect(within(sidebar()).getByRole('button', { current: 'page' }).textContent).toBe('Log Food');
  });
});

describe('The badge of open friend requests', () => {
  const aRequest = {
    id: 'abcdefghijklmnopqrstuv',
    user_id: 'user-2',
    friend_id: 'user-1',
    status: 'pending' as const,
    created_at: '2026-11-20T10:00:00.000Z',
    name: 'Zoë Lang',
  };
  const openWith = (requests: (typeof aRequest)[]) => {
    const api = scriptedApi();
    api.on(socialRoutes.friends, () => ({ friends: [], requests, sent: [] }));
    return { api, ...open(DESKTOP) };
  };

  it('the badge of open friend requests appears beside Social Feed, with text for screen readers, after the first interaction', async () => {
    const { api, user } = openWith([aRequest]);
    expect(api.requests).toEqual([]);
    await user.keyboard('{Shift}');
    expect(
      await within(sidebar()).findByRole('button', { name: /^Social Feed\s*1 friend request$/ }),
    ).toBeDefined();
  });

  it('the badge of open friend requests stays hidden without requests', async () => {
    const { api, user } = openWith([]);
    await user.keyboard('{Shift}');
    await eventually(() => expect(api.sentTo(socialRoutes.friends)).toHaveLength(1));
    expect(within(sidebar()).getByRole('button', { name: 'Social Feed' })).toBeDefined();
  });
});

describe('The search button', () => {
  it.each([DESKTOP, PHONE])('the search button appears at a width of %i px', async (width) => {
    const { user, container } = open(width);
    const place = width === PHONE ? container.querySelector<HTMLElement>('header')! : sidebar();
    await user.click(within(place).getByRole('button', { name: 'Search' }));
    expect(usePalette.getState().isOpen).toBe(true);
    closePalette();
  });
});

describe('The sidebar', () => {
  it('SIDEBAR-04 collapses to icons that keep their names, and opens again', async () => {
    const { user } = open(DESKTOP);
    const toggle = screen.getByRole('button', { name: 'Toggle sidebar', expanded: true });
    await user.click(toggle);
    expect(sidebar().dataset.state).toBe('icons');
    expect(within(sidebar()).getByRole('button', { name: 'Log Food' })).toBeDefined();
    await user.click(toggle);
    expect(sidebar().dataset.state).toBe('open');
  });

  it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])(
    'SIDEBAR-03 the sidebar toggles with %s',
    async (keys) => {
      const { user } = open(DESKTOP);
      await user.keyboard(keys);
      expect(sidebar().dataset.state).toBe('icons');
      await user.keyboard(keys);
      expect(sidebar().dataset.state).toBe('open');
    },
  );

  it('the sidebar toggles while a field has the focus', async () => {
    const { user } = open(DESKTOP);
    await user.click(screen.getByLabelText('Somewhere to type'));
    await user.keyboard('{Control>}b{/Control}');
    expect(sidebar().dataset.state).toBe('icons');
  });

  it('SIDEBAR-05 the sidebar remembers its state for seven days in a cookie', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const { user } = open(DESKTOP);
    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    expect(written).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
    expect(document.cookie).toContain('sidebar_state=false');
    vi.resetModules();
    const { useSidebar: afterReload } = await import('#web/features/shell/sidebar-state.ts');
    expect(afterReload.getState().isOpen).toBe(false);
  });
});

describe('The shell on a phone', () => {
  it('DASH-24 SIDEBAR-07 the shell on a phone opens a menu of 18rem from the header, and closes it on a choice', async () => {
    const { user } = open(PHONE);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(
      drawer.closest<HTMLElement>('[style*="--drawer-size"]')?.style.getPropertyValue('--drawer-size'),
    ).toContain('18rem');
    await user.click(within(drawer).getByRole('button', { name: 'Log Food' }));
    expect(theTitle()).toBe('Log Food');
    await eventually(() => expect(menu()).toBeNull());
  });

  it('DASH-25 the shell on a phone shows a strip with the first four main tabs', async () => {
    const { user } = open(PHONE);
    const strip = within(screen.getByRole('navigation', { name: 'Main tabs' }));
    const main = tabs.filter(({ group }) => group === 'Main Features').map(({ label }) => label);
    const names = strip.getAllByRole('button').map((button) => button.textContent);
    expect(names.filter((name) => name !== 'Log')).toEqual(main.slice(0, 4));
    await user.click(strip.getByRole('button', { name: 'Scan Food' }));
    expect(theTitle()).toBe('Scan Food');
  });

  it.each([
    ['English', 'Log', 'Log a meal'],
    ['German', german['Log|button'], germanCommon['Log a meal']],
  ])('the visible label of the Log button is part of its accessible name in %s', (_language, label, name) => {
    open(PHONE);
    const button = screen.getByRole('button', { name: 'Log a meal' });
    expect(button.textContent).toBe('Log');
    expect(name.toLowerCase()).toContain(label.toLowerCase());
  });

  it('the shell on a phone links to help, contact, terms and privacy in its menu', async () => {
    const { user } = open(PHONE);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const help = within(await screen.findByRole('navigation', { name: 'Help' }));
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(helpPages);
  });

  it('the Log button of the shell on a phone opens the field for a meal', async () => {
    const { user } = open(PHONE);
    await user.click(screen.getByRole('button', { name: 'Log a meal' }));
    expect(useMealDialog.getState()).toEqual({ isOpen: true, startsWith: '' });
    closeMealDialog();
  });

  it.each([
    [767, true],
    [768, false],
  ])(
    'SIDEBAR-09 the shell on a phone handles the shortcut at %i px: it opens the menu: %s',
    async (width, isPhone) => {
      const { user } = open(width);
      await user.keyboard('{Control>}b{/Control}');
      await eventually(() => expect(menu() !== null).toBe(isPhone));
      expect(sidebar().dataset.state).toBe(isPhone ? 'open' : 'icons');
    },
  );
});

describe('welcomeLine', () => {
  it('DASH-27 greets by full name', () => {
    expect(welcomeLine({ full_name: 'Mara Lindt', email: 'mara@example.com' })).toBe(
      'Welcome back, Mara Lindt.',
    );
  });

  it.each([null, '', '  '])(
    'DASH-28 greets by the part of the email before the @ when the name is %j',
    (name) => {
      expect(welcomeLine({ full_name: name, email: 'mara.l@example.com' })).toBe('Welcome back, mara.l.');
    },
  );
});
