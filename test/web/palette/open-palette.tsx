import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { foodRoutes } from '#shared/foods/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { PaletteSlot } from '#web/app/palette/palette-slot.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aHit } from '#test/support/builders/a-food-hit.ts';
import { aLead } from '#test/support/builders/a-lead.ts';

export const OWNER = 'user-1';

const grete = aLead({
  id: '01KAPM4000000000000000000A',
  name: 'Grete Hermann',
  email: 'grete@example.com',
  company: 'Quanta GmbH',
});

/** Exposes the router's location to tests. */
const Place = () => {
  const { pathname, search, state } = useLocation();
  return <output aria-label="Place">{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};

/** Opens a page with a field, a button and the command palette. Its API has two foods, a friend and a lead. */
export const openPage = (path = '/ai-coach') => {
  const api = scriptedApi();
  api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
  api.on(foodRoutes.search, () => ({
    foods: [aHit(), aHit({ record_id: 'usda:1', name: 'Rye roll', alias: 'rye bun' })],
  }));
  api.on(socialRoutes.friends, () => ({
    friends: [
      {
        id: 'abcdefghijklmnopqrstuv',
        user_id: 'user-1',
        friend_id: 'user-2',
        status: 'accepted' as const,
        created_at: '2026-11-20T10:00:00.000Z',
        name: 'Zoë Lang',
      },
    ],
    requests: [],
    sent: [],
  }));
  api.on(sdrRoutes.leads, () => ({ leads: [grete] }));
  const view = openScreen(
    <>
      <input aria-label="Somewhere to type" />
      <Place />
      <PaletteSlot owner={OWNER} />
    </>,
    { path },
  );
  const search = async () => {
    await view.user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox', { name: 'Search' });
  };
  return { api, search, ...view };
};

export const theSearch = () => screen.queryByRole('combobox', { name: 'Search' });
export const place = () => screen.getByLabelText('Place').textContent;
export const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
export const marked = () => screen.getByRole('option', { selected: true });
