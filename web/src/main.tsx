import './lib/config/zod-without-eval.ts';
import './styles/layers.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/mantine.css';
import './styles/mantine-variables.css';
import './styles/mantine-look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { AppRouter } from './app/router.tsx';
import { watchErrors } from './lib/client-errors/watch.ts';
import { keepCodeOf } from './lib/referrals/kept-code.ts';

watchErrors();

// Before anything is fetched: who came by a friend's link may be gone again in a moment.
keepCodeOf(window.location.search);

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root to show the app in.');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <AppRouter />
    </Providers>
  </StrictMode>,
);
