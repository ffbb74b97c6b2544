import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { say } from '../translate-text.ts';
import { createDial } from './create-dial.ts';
import { markWords, rowsOf } from './draw-meal.ts';
import { drawHelp } from './draw-help.ts';
import { numberInPage } from './number-in-page.ts';
import { type Readers, type Reading, readMeal } from './read-meal.ts';

/** Longer than the pause between two letters, shorter than between words. */
const PAUSE_MS = 120;
/** Time after which a reading is announced as loading. */
const PATIENCE_MS = 400;
/** Pause after which a screen reader hears the result, so that it does not interrupt the typing. */
const ANNOUNCE_MS = 900;

const summaryOf = ({ items, not_understood }: MealDescription): string =>
  [
    say('{foods}: about {kcal} kcal.', {
      foods: items.map(({ name }) => name).join('; '),
      kcal: numberInPage(sumNutrients(items).calories ?? 0),
    }),
    ...(not_understood.length > 0
      ? [say('Not recognized yet: {words}.', { words: not_understood.join(', ') })]
      : []),
  ].join(' ');

interface Parts {
  form: HTMLFormElement;
  field: HTMLInputElement;
  keep: HTMLAnchorElement;
  row: HTMLTemplateElement;
  figure: HTMLElement;
}

/** Returns the elements of the page's form; null if one is missing. */
const partsOf = (form: HTMLFormElement): Parts | null => {
  const field = form.querySelector('input');
  const keep = form.querySelector<HTMLAnchorElement>('a[data-try-keep]');
  const row = form.querySelector('template');
  const figure = document.querySelector<HTMLElement>('[data-goal]');
  return field && keep && row && figure ? { form, field, keep, row, figure } : null;
};

interface Options extends Readers {
  /** Stores the meal for the sign-up. */
  store: (text: string, meal: MealDescription) => void;
  /** Opens another page. */
  open: (address: string) => void;
}

/** Reads the field while the visitor types, fills the plate and stores the meal that the visitor keeps. */
export const createLivePlate = (formOfPage: HTMLFormElement, { store, open, ...readers }: Options): void => {
  const parts = partsOf(formOfPage);
  if (!parts) return;
  const { form, field, keep, row, figure } = parts;
  const dial = createDial(figure);
  const part = (name: string): HTMLElement | null => form.querySelector(`[data-try-${name}]`);
  const put = (name: string, ...content: (Node | string)[]): void => part(name)?.replaceChildren(...content);
  const toggle = (name: string, isShown: boolean): void =>
    void part(name)?.toggleAttribute('hidden', !isShown);

  let announcing: ReturnType<typeof setTimeout>;
  const announce = (text: string): void => {
    clearTimeout(announcing);
    announcing = setTimeout(() => put('status', text), ANNOUNCE_MS);
  };

  let reading: Reading = { kind: 'empty' };
  const show = (next: Reading): void => {
    reading = next;
    const message = 'message' in next ? next.message : '';
    put('note', message);
    put('words', ...('meal' in next ? markWords(next.text, next.meal) : []));
    put('rows', ...(next.kind === 'meal' ? rowsOf(next.meal, row) : []));
    toggle('words', 'meal' in next);
    toggle('result', next.kind === 'meal');
    toggle('examples', next.kind !== 'meal' && next.kind !== 'help');
    drawHelp(part('help'), next.kind === 'help' ? next.advice : null);
    if (next.kind === 'meal') {
      const { not_understood, items } = next.meal;
      if (not_understood.length > 0)
        put('note', say('Not recognized yet: {words}.', { words: not_understood.join(', ') }));
      dial.show(sumNutrients(items));
    } else dial.clear();
    // Help is an alert of its own.
    announce(next.kind === 'meal' ? summaryOf(next.meal) : message);
  };

  let newer = new AbortController();
  const read = async (): Promise<void> => {
    newer.abort();
    newer = new AbortController();
    const { signal } = newer;
    const loading = setTimeout(() => put('note', say('Loading the food table…')), PATIENCE_MS);
    try {
      const next = await readMeal(field.value, readers, signal);
      if (!signal.aborted) show(next);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(loading);
    }
  };

  let pause: ReturnType<typeof setTimeout>;
  const readSoon = (delay: number): void => {
    clearTimeout(pause);
    pause = setTimeout(() => void read(), delay);
  };
  field.addEventListener('input', () => readSoon(PAUSE_MS));
  form.addEventListener('submit', () => readSoon(0));

  const storeShown = (): void => {
    if (reading.kind === 'meal') store(reading.text, reading.meal);
  };
  const keepCurrent = async (): Promise<void> => {
    await read();
    storeShown();
    if (reading.kind === 'meal') open(keep.href);
  };
  keep.addEventListener('click', (event) => {
    if (reading.kind === 'meal' && reading.text === field.value.trim()) return storeShown();
    // The text has changed since it was read.
    event.preventDefault();
    clearTimeout(pause);
    void keepCurrent();
  });
  if (field.value !== '') readSoon(0);
};
