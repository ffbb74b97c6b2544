/** Marks the plan and billing interval in the URL: `/pricing?plan=premium&interval=yearly` (decision D22). */
export const markChoice = (search = window.location.search): void => {
  const prices = document.querySelector('[data-prices]');
  if (!prices) return;
  const query = new URLSearchParams(search);
  const period = [...prices.querySelectorAll<HTMLInputElement>('input[name="interval"]')].find(
    ({ value }) => value === query.get('interval'),
  );
  if (period) period.checked = true;
  const plan = [...prices.querySelectorAll<HTMLElement>('[data-plan]')].find(
    ({ dataset }) => dataset.plan === query.get('plan')?.toLowerCase(),
  );
  if (!plan) return;
  plan.dataset.chosen = '';
  plan.querySelector('[data-popular]')?.setAttribute('hidden', '');
  plan.querySelector('[data-choice]')?.removeAttribute('hidden');
  plan.scrollIntoView({ block: 'nearest' });
};
