import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { photoRoutes } from '#shared/photos/routes.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { askConsent } from '#web/app/ask-consent.tsx';
import { PlanFoodName } from '#web/app/pages/planning/plan-food-name.tsx';
import { plateLookupsWith, rejectUrgentText } from '#web/features/foods/public.ts';
import { FoodTextField } from '#web/features/foods/plate-items/food-text-field.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { openDiary } from '../diary/open-diary.tsx';
import { openLogFood } from '../food-entries/open-log-food.tsx';
import { openMyMeals } from '../recipes/open-my-meals.tsx';
import { openScanner, scriptScanner, takePhoto } from '../scan/scanner.tsx';
import { scriptBrowser } from '../scan/scripted-browser.ts';
import { described, openLogger, scriptLogger, type, weighed } from '../voice/open-voice-logger.tsx';
import { loadIn } from '../language/load-in.ts';

const POISON = 'I drank bleach';

beforeEach(() => {
  // Ends the spoken meal of an earlier test, like signing out.
  useSession.setState({ status: 'loading', user: null, interrupted: null });
  scriptBrowser();
});
afterEach(() => void vi.restoreAllMocks());

const readLines = (api: ScriptedApi) =>
  api.on(recipeRoutes.read, ({ body }) => ({
    lines: (body as { lines: string[] }).lines.map((text) => ({
      text,
      not_understood: [],
      items: text.includes('horn') ? [] : [aBanana()],
    })),
  }));

/** Screens that take a text about food. Each one sends the text and returns its API. */
const screens: [name: string, send: () => Promise<ScriptedApi>][] = [
  [
    'the Log Food form with AI Lookup',
    async () => {
      const { api, enter, click } = openLogFood();
      await enter({ 'Food name': POISON });
      await click('AI Lookup');
      return api;
    },
  ],
  [
    'the Log Food form with typed calories',
    async () => {
      const { api, enter, click } = openLogFood();
      await enter({ 'Food name': POISON, Calories: '100' });
      await click('Log Food');
      return api;
    },
  ],
  [
    'Quick add',
    async () => {
      const { api, click, user } = openDiary();
      await click('Quick add');
      await screen.findByRole('form', { name: 'Quick add' });
      await user.type(screen.getByLabelText('Name'), POISON);
      await user.type(screen.getByLabelText(/Calories/), '100{Enter}');
      return api;
    },
  ],
  [
    'the Voice Logger',
    async () => {
      const api = scriptLogger();
      openLogger();
      await type(POISON);
      return api;
    },
  ],
  [
    'the Voice Logger with calories',
    async () => {
      const api = scriptLogger();
      openLogger();
      await type(`${POISON}, 100 calories, for lunch`);
      return api;
    },
  ],
  [
    'the description of a photo',
    async () => {
      const api = scriptScanner({ analyze: [failure('NO_FOOD_IN_PHOTO')] });
      const { user } = openScanner();
      await takePhoto();
      await clickButton('Type it instead');
      await user.type(await screen.findByLabelText('Foods and amounts'), POISON);
      await clickButton('Find foods');
      return api;
    },
  ],
  [
    'a planned meal',
    async () => {
      const api = scriptedApi();
      api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
      api.on(foodRoutes.search, () => ({ foods: [] }));
      const none = () => undefined;
      const { click, user } = openScreen(
        <PlanFoodName
          label="Name"
          placeholder=""
          value={POISON}
          error={undefined}
          onChange={none}
          onPick={none}
        />,
      );
      await user.type(screen.getByRole('combobox'), '{ArrowDown}');
      await click('Look up');
      return api;
    },
  ],
  [
    'a food added to a plate',
    async () => {
      const api = scriptedApi();
      const none = () => undefined;
      const { user } = openScreen(
        <FoodTextField
          lookUps={plateLookupsWith(askConsent)}
          label="Food"
          placeholder=""
          submit="Add"
          leave="Cancel"
          onFound={none}
          onCancel={none}
        />,
      );
      await user.type(screen.getByLabelText('Food'), `${POISON}{Enter}`);
      return api;
    },
  ],
  [
    'a recipe',
    async () => {
      const { api, click, user } = await openMyMeals([]);
      readLines(api);
      await click('New meal or recipe');
      await user.click(await screen.findByLabelText('Ingredients'));
      await user.paste(`200 g rice\n${POISON}`);
      await click('Look up ingredients');
      await waitFor(() =>
        expect(screen.getByLabelText('Ingredients')).toHaveProperty('value', `200 g rice\n${POISON}`),
      );
      return api;
    },
  ],
  [
    'a changed recipe line',
    async () => {
      const { api, click, user } = await openMyMeals([]);
      readLines(api);
      await click('New meal or recipe');
      await user.click(await screen.findByLabelText('Ingredients'));
      await user.paste('1 unicorn horn');
      await click('Look up ingredients');
      const line = await screen.findByLabelText('Rephrase: 1 unicorn horn');
      await user.clear(line);
      await user.type(line, `${POISON}{Enter}`);
      return api;
    },
  ],
];

/** Waits for the help card and returns it. */
const findHelp = () => screen.findByRole('alert', { name: 'Get help' });

/** Returns the requests that contain the text, without the food search while it is typed. */
const sentTexts = (api: ScriptedApi) =>
  api.requests.filter(({ body }) => JSON.stringify(body ?? null).includes('bleach'));

describe('A text that describes an emergency', () => {
  it.each(screens)(
    'an emergency in %s shows help with phone links, sends and logs nothing',
    async (_, send) => {
      const api = await send();
      const help = await findHelp();
      expect(help.textContent).toContain('Do not make yourself vomit');
      const links = within(help).getAllByRole('link');
      expect(links.every((link) => /^(?:tel|sms):\d+/.test(link.getAttribute('href') ?? ''))).toBe(true);
      expect(document.activeElement).toBe(help);
      expect(sentTexts(api)).toEqual([]);
    },
  );

  it('an emergency in the details of a photo shows help and uploads nothing', async () => {
    const api = scriptScanner();
    api.on(scanRoutes.recognition, () => ({ has_model: true, ai_consent: 'granted' as const }));
    const { user } = openScanner();
    await user.type(await screen.findByLabelText('Add details (optional)'), POISON);
    await takePhoto();
    expect((await findHelp()).textContent).toContain('Do not make yourself vomit');
    expect(screen.getByText('The details you typed describe an emergency.')).toBeDefined();
    expect([...api.sentTo(photoRoutes.create), ...api.sentTo(scanRoutes.analyze)]).toEqual([]);
  });

  it('an emergency in the Voice Logger leaves nothing to log and keeps the foods of other phrases', async () => {
    const api = scriptLogger({ egg: described(weighed('Egg', 50, 78)) });
    openLogger();
    await type(POISON);
    await findHelp();
    expect(screen.queryByRole('button', { name: /^Log/ })).toBeNull();
    await type('egg');
    expect(await screen.findByLabelText('Calories')).toHaveProperty('value', '78');
    expect(sentTexts(api)).toEqual([]);
  });

  it.each(['a killer burger', 'death by chocolate cake', 'rice to die for'])(
    'the harmless text “%s” is looked up',
    async (text) => expect(rejectUrgentText(text)).resolves.toBeUndefined(),
  );

  it('an emergency in German gets the advice in German', async () => {
    loadIn(['de-DE'], null);
    const german = await import('#web/features/foods/urgent-text.ts');
    const error = await german
      .rejectUrgentText('Ich habe Bleichmittel getrunken')
      .catch((fault: unknown) => fault);
    expect(german.urgentAdviceOf(error)?.text).toMatch(/Gift/);
    vi.resetModules();
  });
});
