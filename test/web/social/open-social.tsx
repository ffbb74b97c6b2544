import { screen, within } from '@testing-library/react';
import { achievementRoutes } from '#shared/achievements/routes.ts';
import type { Achievement } from '#shared/achievements/schema.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import type { BlockedUser, FriendList, SharedMeal } from '#shared/social/schema.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { SocialView } from '#web/features/social/social-view.tsx';
import { signIn } from '#test/support/screen/session.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { noFriends } from '#test/support/builders/a-friend.ts';

export interface Social {
  friends: FriendList;
  blocked: BlockedUser[];
  meals: SharedMeal[];
  entries: FoodEntry[];
  achievements: Achievement[];
}

/** Creates an API with this data; changes of the object affect later responses. */
export const socialApi = (held: Social): ScriptedApi => {
  const api = scriptedApi();
  api.on(socialRoutes.friends, () => held.friends);
  api.on(socialRoutes.blocks, () => ({ blocked: held.blocked }));
  api.on(socialRoutes.feed, () => ({ meals: held.meals, next: null }));
  api.on(foodEntryRoutes.list, () => ({ entries: held.entries }));
  api.on(achievementRoutes.list, () => ({
    achievements: held.achievements,
    points: 0,
    streak: { days: 0, is_alive_today: false, longest: 0 },
  }));
  return api;
};

export const aSocial = (over: Partial<Social> = {}): Social => ({
  friends: noFriends,
  blocked: [],
  meals: [],
  entries: [aFoodEntry()],
  achievements: [],
  ...over,
});

/** Opens the page of a signed-in user; `script` changes the API before it opens. */
export const openSocial = async (
  over: Partial<Social> = {},
  script: (api: ScriptedApi) => void = () => undefined,
) => {
  signIn();
  const held = aSocial(over);
  const api = socialApi(held);
  script(api);
  const view = openScreen(<SocialView lockedEveryone={<button type="button">Everyone Premium</button>} />);
  await screen.findByRole('heading', { name: 'Recent shared meals' });
  const choose = async (menu: string, item: string) => {
    await view.click(menu);
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const type = async (label: string, text: string) =>
    view.user.type(await screen.findByLabelText(label), text);
  return { api, held, choose, type, ...view };
};

/** Returns the card with this title. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));
