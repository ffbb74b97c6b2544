import { isLanguage } from '#shared/language/languages.ts';
import { createEngine } from '#web/features/foods/engine/create-engine.ts';
import { startWorker } from '#web/features/foods/engine/engine-files.ts';
import { storeTriedMeal } from '#web/features/food-entries/tried-meal/tried-meal.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { createAdviser } from './create-adviser.ts';
import { createLivePlate } from './live-plate.ts';

/** Makes the form of the front page read meals on this device, without an account or a request to the API. */
export const startLivePlate = (form: HTMLFormElement): void => {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const engine = createEngine(startWorker);
  const advise = createAdviser(
    () => new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module', name: 'advice' }),
    { language, zone: deviceTimeZone(), locales: navigator.languages.join(',') },
  );
  // Loads both before the first words are typed. A failure is shown with the first text.
  void Promise.allSettled([engine.run('open', null), advise('')]);
  createLivePlate(form, {
    describe: (text, signal) => engine.run('describe', { text, language }, signal),
    advise,
    store: (text, meal) => storeTriedMeal(text, meal),
    open: (address) => location.assign(address),
  });
};
