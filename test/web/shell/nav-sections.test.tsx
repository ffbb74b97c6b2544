import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavSections } from '#web/features/shell/nav-sections.ts';
import { Shell } from '#web/features/shell/shell.tsx';
import { useSidebar } from '#web/features/shell/sidebar-state.ts';
import type { TabId } from '#web/features/shell/tabs.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

beforeEach(() => {
  useSidebar.setState({ isOpen: true });
  localStorage.clear();
  useNavSections.setState({}, true);
});

const open = (active: TabId = 'stats') => {
  window.innerWidth = 1_440;
  const none = vi.fn<() => void>();
  return openScreen(
    <Shell active={active} onTab={none} onSignOut={none} note="">
      Content
    </Shell>,
  );
};
const sidebar = () => screen.getByRole('navigation', { name: 'Main' });

describe('The sections of the sidebar', () => {
  it('shows everyday items first, and the others in sections that are closed at first', () => {
    open();
    const main = within(within(sidebar()).getByRole('region', { name: 'Main Features' }));
    expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Log Food',
      'Scan Food',
      'Diary',
      'AI Assistant',
      'Voice Logger',
      'Plan and improve',
      'More tools',
    ]);
  });

  it('remembers in this browser which sections of the sidebar are open', async () => {
    const { user } = open();
    const section = () => within(sidebar()).getByRole('button', { name: 'Plan and improve' });
    expect(section().getAttribute('aria-expanded')).toBe('false');
    await user.click(section());
    expect(within(sidebar()).getByRole('button', { name: 'Smart Insights' })).toBeDefined();
    vi.resetModules();
    const { useNavSections: afterReload } = await import('#web/features/shell/nav-sections.ts');
    expect(afterReload.getState()).toEqual({ 'Plan and improve': true });
    await user.click(section());
    expect(within(sidebar()).queryByRole('button', { name: 'Smart Insights' })).toBeNull();
    expect(localStorage.getItem('platewise.nav-sections')).toBe('{"Plan and improve":false}');
  });

  it('opens the section that contains the open page, unless the user closed it', async () => {
    const { user } = open('insights');
    const insights = () => within(sidebar()).queryByRole('button', { name: 'Smart Insights' });
    expect(insights()).not.toBeNull();
    await user.click(within(sidebar()).getByRole('button', { name: 'Plan and improve' }));
    expect(insights()).toBeNull();
  });
});
