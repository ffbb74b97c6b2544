import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WelcomePage } from '#web/features/welcome/welcome-page.tsx';
import { renderScreen } from '../ui/render-screen.tsx';

it('says what the product does and leads to the sign-up', () => {
  renderScreen(<WelcomePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Know what is on your plate.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start Tracking Now' }).getAttribute('href')).toBe('/auth');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

it('says that the day it shows is an example', () => {
  renderScreen(<WelcomePage />);
  expect(screen.getByRole('figure').textContent).toContain('An example day');
});
