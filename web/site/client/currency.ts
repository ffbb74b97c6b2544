import { CURRENCY_KEY, suggestCurrency } from '#shared/plans/suggest-currency.ts';

const stored = (): string | null => {
  try {
    return localStorage.getItem(CURRENCY_KEY);
  } catch {
    return null;
  }
};

/** Selects the currency chosen in this browser, or the one of its region, and remembers a new choice for the app. */
export const followCurrency = (): void => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name="currency"]')];
  const chosen = inputs.find(({ value }) => value === stored());
  const currency = chosen?.value ?? suggestCurrency(navigator.language);
  for (const input of inputs) {
    input.checked = input.value === currency;
    input.addEventListener('change', () => {
      try {
        localStorage.setItem(CURRENCY_KEY, input.value);
      } catch {
        // Storage is blocked: the choice lasts until the page is left.
      }
    });
  }
};
