import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '#web/app/providers.tsx';

/** Shows a screen as the app does: themed, with toasts, a fresh cache and an address. */
export const renderScreen = (screen: ReactNode) => ({
  user: userEvent.setup(),
  ...render(
    <Providers>
      <MemoryRouter>{screen}</MemoryRouter>
    </Providers>,
  ),
});
