import { render, screen } from '@testing-library/react';
import { setUpUser } from './set-up-user.ts';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { Providers } from '#web/app/providers.tsx';

interface ScreenSetup {
  /** URL of the screen. */
  path?: InitialEntry;
}

/** Renders a screen like the app: with theme, toasts, an empty cache and a URL. */
export const openScreen = (content: ReactNode, { path = '/' }: ScreenSetup = {}) => {
  const user = setUpUser();
  const wrap = (children: ReactNode) => (
    <Providers>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Providers>
  );
  const view = render(wrap(content));
  return {
    user,
    ...view,
    /** Renders other content at the same URL, with the same cache. */
    rerender: (other: ReactNode) => view.rerender(wrap(other)),
    /** Clicks a button, once it is there. */
    click: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
  };
};
