import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { loadIn } from './load-in.ts';

/** Loads the app like a page in this language. Slow because all modules are loaded again. */
const appIn = async (speaks: string, chosen: string | null) => {
  loadIn([speaks], chosen);
  const { aPlanDay, keptPlan } = await import('../meal-plans/open-plan.tsx');
  const { PlanTomorrow } = await import('#web/features/meal-plans/plan-tomorrow.tsx');
  const { ProfileView } = await import('#web/features/profile/profile-view.tsx');
  const { openScreen } = await import('#test/support/screen/open-screen.tsx');
  return {
    /** Opens tomorrow's plan with 1,350 kcal planned. */
    openPlan: () => {
      keptPlan(aPlanDay([aPlannedMeal(), aPlannedMeal({ id: 'row-00000002', calories: 950, protein: 8.5 })]));
      return openScreen(
        <PlanTomorrow
          date={null}
          canSwap={false}
          onDate={() => undefined}
          onBack={() => undefined}
          renderWarnings={() => null}
          renderFoodName={({ label, value }) => <input aria-label={label} value={value} readOnly />}
          renderIdeas={() => null}
        />,
      );
    },
    openProfile: () => {
      const api = scriptedApi();
      vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin']);
      api.on(profileRoutes.read, () => aProfile({ weight: 68.5 }));
      return { api, ...openScreen(<ProfileView aside={null} />) };
    },
  };
};

const TIMEOUT_MS = 60_000;
let app: Awaited<ReturnType<typeof appIn>>;

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
// The next file starts in English.
afterAll(() => vi.resetModules());

describe('A page in German', () => {
  beforeAll(async () => {
    app = await appIn('de-DE', null);
  }, TIMEOUT_MS);

  it('a page in German formats texts, dates and numbers in German', async () => {
    app.openPlan();
    expect(await screen.findByRole('form', { name: 'Essensplan' })).toBeDefined();
    const figure = (word: string) => screen.getByText(word).nextElementSibling?.textContent;
    expect([figure('Geplant'), figure('Tagesziel'), figure('Übrig')]).toEqual([
      '1.350 kcal',
      '2.000 kcal',
      '650 kcal',
    ]);
    expect(screen.getByRole('group', { name: 'Tag' }).textContent).toContain('Morgen, 21. Nov.');
    const second = within(screen.getByRole('listitem', { name: 'Mahlzeit 2, Mittagessen' }));
    expect(second.getByText('Eiweiß 8,5 g')).toBeDefined();
    expect(document.documentElement.lang).toBe('de');
  });

  it("saves values typed with a decimal comma in the server's format", async () => {
    const { api, user } = app.openProfile();
    const weight = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Gewicht' });
    expect(weight.value).toBe('68,5');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
    api.on(profileRoutes.save, ({ body }) => aProfile(body as object));
    await user.clear(weight);
    await user.paste('67,25');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Profil gespeichert!')).toBeDefined();
    expect(api.sentTo(profileRoutes.save)[0]?.body).toEqual({ weight: 67.25 });
  });

  it("a page in German shows the server's rejections in German", async () => {
    const { api, user } = app.openProfile();
    const name = await screen.findByRole('textbox', { name: 'Vor- und Nachname' });
    api.on(profileRoutes.save, () =>
      failure('VALIDATION_FAILED', [
        { field: 'full_name', message: 'This text contains an invalid character.' },
      ]),
    );
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Prüfe die markierten Felder.')).toBeDefined();
    expect(screen.getByText('Dieser Text enthält ein ungültiges Zeichen.')).toBeDefined();
  });
});

describe('A page with English chosen', () => {
  beforeAll(async () => {
    app = await appIn('de-DE', 'en');
  }, TIMEOUT_MS);

  it('a page with English chosen stays English in a German browser, and declares its language to screen readers', async () => {
    app.openPlan();
    expect(await screen.findByRole('form', { name: 'Meal plan' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Day' }).textContent).toContain('Tomorrow, Nov 21');
    expect(document.documentElement.lang).toBe('en');
  });
});
