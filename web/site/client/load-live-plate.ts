import { say } from './translate-text.ts';

/** What the script of the live plate exports. */
interface LivePlateModule {
  startLivePlate: (form: HTMLFormElement) => void;
}

/** Time after which a visitor is told that the script is still loading. */
const PATIENCE_MS = 400;

const loadFrom = (address: string): Promise<LivePlateModule> =>
  import(/* @vite-ignore */ address) as Promise<LivePlateModule>;

/**
 * Loads the script of the live plate when the visitor first uses its field, so that the page itself stays light. A
 * failed load is repeated with the next use.
 */
export const loadLivePlate = (load = loadFrom): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-try]');
  const address = document.querySelector<HTMLElement>('[data-live-plate]')?.dataset.livePlate;
  const field = form?.querySelector('input');
  const note = form?.querySelector('[data-try-note]');
  if (!form || !field || !note || address === undefined) return;
  let started: Promise<void> | null = null;
  const start = (): void => {
    if (started) return;
    const timer = setTimeout(() => {
      if (field.value !== '') note.textContent = say('Loading the food table…');
    }, PATIENCE_MS);
    started = load(address)
      .then(({ startLivePlate }) => startLivePlate(form))
      .catch(() => {
        started = null;
        note.textContent = navigator.onLine
          ? say('We couldn’t load the food table. Try again.')
          : say('You’re offline. Connect to the internet and try again.');
      })
      .finally(() => clearTimeout(timer));
  };
  for (const use of ['focusin', 'pointerdown', 'input']) form.addEventListener(use, start);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  for (const example of form.querySelectorAll('[data-try-example]')) {
    example.addEventListener('click', () => {
      field.value = example.textContent;
      field.focus();
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
};
