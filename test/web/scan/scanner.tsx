import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { photoRoutes } from '#shared/photos/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { ScanFood } from '#web/features/scan/scan-food.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { clickButton } from '#test/support/screen/click-button.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { setSubscription } from '#test/support/screen/session.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { analysis, salmonWithRice } from '#test/support/builders/a-food-analysis.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';

/** Returns the key of the first, second or third uploaded photo. */
export const keyOf = (index: number): string => `incoming/01JD000000000000000000000${index}`;
export const KEY = keyOf(0);

const permissionOf = (index: number) => ({
  id: keyOf(index).slice(-26),
  key: keyOf(index),
  url: 'http://localhost:3000/bucket',
  fields: { key: keyOf(index), policy: 'p' },
  expires_at: '2026-11-20T12:05:00.000Z',
});

/** The logged meal in the API's response. */
export const entry: FoodEntry = {
  id: '01JD0000000000000000000001',
  user_id: 'user-1',
  ...salmonWithRice,
  note: null,
  image_url: analysis.image_url,
  meal_type: 'snack',
  logged_at: '2026-11-20T12:00:00.000Z',
  local_date: '2026-11-20',
  time_zone: 'UTC',
  items: analysis.items,
  version: 1,
  updated_at: '2026-11-20T12:00:00.000Z',
};

/** Creates a response of the food table. */
export const words = (items = [aFoodItem()], extra: Partial<DescribedMeal> = {}): DescribedMeal => ({
  items,
  meal_type: null,
  not_understood: [],
  engine: 'rules',
  ...extra,
});

/** Returns responses in order and repeats the last one. An Error is a network failure. */
const inTurn = <T,>(answers: readonly (T | Response | Error)[]) => {
  let asked = 0;
  return (): T | Response => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer instanceof Response ? answer.clone() : answer;
  };
};

interface Script {
  analyze?: (FoodAnalysis | Response | Error)[];
  describe?: (DescribedMeal | Response | Error)[];
  log?: (FoodEntry | Response | Error)[];
}

/** Creates an API in which everything works except what a test changes. */
export const scriptScanner = ({ analyze = [analysis], describe = [words()], log = [entry] }: Script = {}) => {
  const api = scriptedApi();
  let permitted = 0;
  api.on(photoRoutes.create, () => permissionOf(permitted++));
  api.on(scanRoutes.recognition, () => ({ has_model: true, ai_consent: 'granted' as const }));
  api.on(scanRoutes.analyze, inTurn(analyze));
  api.on(foodRoutes.describe, inTurn(describe));
  api.on(foodEntryRoutes.create, inTurn(log));
  api.on(foodEntryRoutes.habits, () => ({ habits: [] }));
  api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
  return api;
};

/** Opens the scanner of a user whose plan allows several photos. */
export const openScanner = () => {
  setSubscription(paid());
  const onLogged = vi.fn();
  const scanner = (isShown: boolean) => (
    <ScanFood
      isShown={isShown}
      onLogged={onLogged}
      renderConsent={({ onGranted, onDeclined }) => (
        <>
          <h2>May a provider see it?</h2>
          <button onClick={onGranted}>Allow</button>
          <button onClick={onDeclined}>Don’t allow</button>
        </>
      )}
      renderSeveral={(add) => add}
    />
  );
  const view = openScreen(scanner(true));
  return {
    ...view,
    onLogged,
    goElsewhere: () => view.rerender(scanner(false)),
    comeBack: () => view.rerender(scanner(true)),
  };
};

export const takePhoto = async () => {
  await clickButton('Start Camera');
  await clickButton('Capture Photo');
};
/** Creates a file whose type is detected by its content, not by its name or MIME type. */
export const fileOf = (content: Buffer | string, name = 'meal.jpg', type = ''): File =>
  new File([content as BlobPart], name, { type });
export const aJpeg = (name = 'meal.jpg'): File => fileOf(tinyJpeg, name, 'image/jpeg');
/** Chooses files; the device's dialog may allow any file. */
export const choose = async (files: File[], label = 'Photo of your meal') =>
  userEvent.upload(await screen.findByLabelText(label), files, { applyAccept: false });
/** Adds a photo of the same plate with the camera. */
export const addByCamera = async () => {
  await clickButton('Add another photo of this meal');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Take a photo' }));
  await clickButton('Capture Photo');
};

export const theResult = () => screen.findByRole('heading', { name: 'Here’s your plate' });

export { findToast as toast };

/** Takes a photo and waits for its foods. */
export const openResult = async (script?: Script) => {
  const api = scriptScanner(script);
  const view = openScanner();
  await takePhoto();
  await theResult();
  return { api, ...view };
};
