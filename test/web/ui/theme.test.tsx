import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const root = document.documentElement;

const open = () => {
  const { user } = openScreen(<ThemeToggle />);
  return async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
    return { theme: root.dataset.theme, shown: root.dataset.mantineColorScheme };
  };
};

describe('The theme', () => {
  it('the theme sets the design tokens and Mantine when it is chosen', async () => {
    const choose = open();
    expect(await choose('Dark')).toEqual({ theme: 'dark', shown: 'dark' });
    expect(await choose('Light')).toEqual({ theme: 'light', shown: 'light' });
    expect(await choose('Match device')).toEqual({ theme: 'auto', shown: 'light' });
  });

  it('the theme persists where the page reads it before its first paint', async () => {
    await open()('Dark');
    expect(localStorage.getItem('platewise-theme')).toBe('dark');
  });

  it('the theme follows a choice in another tab', async () => {
    open();
    localStorage.setItem('platewise-theme', 'dark');
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: 'platewise-theme',
          newValue: 'dark',
          storageArea: localStorage,
        }),
      );
    });
    expect(root.dataset).toMatchObject({ theme: 'dark', mantineColorScheme: 'dark' });
  });

  it('creates no style element, which the content security policy would block', async () => {
    await open()('Dark');
    openScreen(<Button>Save</Button>);
    expect(document.querySelector('style')?.outerHTML).toBeUndefined();
  });
});
