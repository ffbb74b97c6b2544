/** Forms that the light page shows before the app has loaded. */
export type LightForm = 'sign-in' | 'sign-up' | 'new-password';

/** What the user did in the light form that needs the app: submitted it, or clicked a button with this `data-action`. */
export type LightAction = 'submit' | 'forgot-password' | 'passkey' | 'theme';

interface Handover {
  form: LightForm;
  /** Repeated in the app; null if the app takes over by itself, such as after an error. */
  action: LightAction | null;
}

interface LightPage {
  element: HTMLElement;
  form: LightForm;
  remove: () => void;
}

let page: LightPage | null = null;
let typed = new Map<string, string>();
let settle: ((handover: Handover) => void) | null = null;
let pending: Promise<Handover> | null = null;

const fieldsIn = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('input[name]:not([type="hidden"])'),
];

/**
 * Registers the light page, for which the app waits.
 * @param remove removes it from the document
 */
export const registerLightPage = (element: HTMLElement, remove: () => void): void => {
  page = { element, form: 'sign-in', remove };
  typed = new Map();
  pending = new Promise((resolve) => {
    settle = resolve;
  });
};

/** Stores which form the light page shows. */
export const showsLightForm = (form: LightForm): void => {
  if (page) page.form = form;
};

/** Asks the app to take over and to repeat the action. The first action counts. */
export const requestHandover = (action: LightAction): void => {
  if (page) settle?.({ form: page.form, action });
};

/** Returns what the app waits for before it shows a form of its own; null if there is no light page. */
export const handoverRequest = (): Promise<Handover> | null => pending;

const remove = (): void => {
  if (!page) return;
  for (const field of fieldsIn(page.element)) typed.set(field.name, field.value);
  page.remove();
  page = null;
};

/**
 * Removes the light page in favor of a page of the app.
 * @param keepsTyped whether the typed values are kept for the app's form, such as after an error
 */
export const dismissLightPage = (keepsTyped = true): void => {
  if (page) settle?.({ form: page.form, action: null });
  remove();
  if (keepsTyped) return;
  pending = null;
  typed.clear();
};

/** Sets a field's value so that React and the form notice. */
const fill = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const repeat = (action: LightAction | null, form: HTMLFormElement): void => {
  if (action === null) return;
  if (action === 'submit') form.requestSubmit();
  else document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
};

/** Moves the typed values and the focus from the light form to the app's form, once, and repeats the action there. */
export const completeHandover = (form: HTMLFormElement, { action }: Handover): void => {
  if (!pending) return;
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
  remove();
  pending = null;
  for (const field of fieldsIn(form)) {
    const value = typed.get(field.name);
    if (value !== undefined && value !== '') fill(field, value);
  }
  typed.clear();
  fieldsIn(form)
    .find(({ name }) => name === focused)
    ?.focus();
  repeat(action, form);
};
