import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import { renderScreen } from './render-screen.tsx';

const root = document.documentElement;

const open = () => {
  const { user } = renderScreen(<ThemeToggle />);
  return async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
    return { theme: root.dataset.theme, shown: root.dataset.mantineColorScheme };
  };
};

describe('the theme', () => {
  it('is told to the tokens and to Mantine when it is chosen', async () => {
    const choose = open();
    expect(await choose('Dark')).toEqual({ theme: 'dark', shown: 'dark' });
    expect(await choose('Light')).toEqual({ theme: 'light', shown: 'light' });
    expect(await choose('Like this device')).toEqual({ theme: 'auto', shown: 'light' });
  });

  it('is remembered where the page looks for it before it paints', async () => {
    await open()('Dark');
    expect(localStorage.getItem('platewise-theme')).toBe('dark');
  });

  it('is taken over from a choice in another tab', async () => {
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

  it('writes no style element: the content security policy would refuse it', async () => {
    await open()('Dark');
    renderScreen(<Button>Save</Button>);
    expect(document.querySelector('style')?.outerHTML).toBeUndefined();
  });
});
