import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '#web/app/providers.tsx';

/** Renders a screen like the app: with theme, toasts, an empty cache and a URL. */
export const renderScreen = (screen: ReactNode) => ({
  user: userEvent.setup(),
  ...render(
    <Providers>
      <MemoryRouter>{screen}</MemoryRouter>
    </Providers>,
  ),
});
