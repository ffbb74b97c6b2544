import { say } from './translate-text.ts';

interface Sent {
  answer: {
    id?: string;
    received_at?: string;
    outcome?: 'canceled' | 'withdrawn' | 'too_late' | 'no_contract';
    ends_at?: string | null;
    refund?: { amount: number; currency: string } | null;
  };
}

const CENTS = 100;
const language = (): string => document.documentElement.lang || 'en';

/** Returns the filled-in fields of a form, one per line, with their labels. */
const contentOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('label, [data-line]')].flatMap((label) => {
    if (label.dataset.line !== undefined) return [label.textContent];
    const input = label.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const name = label.querySelector('span')?.textContent ?? '';
    if (!input || (input.value === '' && input.type !== 'date')) return [];
    if (input.type !== 'radio') return [`${name}: ${input.value || '-'}`];
    return (input as HTMLInputElement).checked ? [`${label.dataset.of ?? ''}: ${name}`] : [];
  });

/** Shows the receipt of a declaration in place of its form, with a link that saves it as a file. */
const showReceipt = (form: HTMLFormElement, { id = '', received_at = '' }: Sent['answer']): void => {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]');
  const title = receipt?.querySelector('[data-receipt-title]');
  const text = receipt?.querySelector('[data-receipt-text]');
  const file = receipt?.querySelector<HTMLAnchorElement>('[data-receipt-file]');
  if (!receipt || !title || !text || !file) return;
  const time = new Date(received_at).toLocaleString(language(), { dateStyle: 'long', timeStyle: 'long' });
  const lines = [...contentOf(form), say('Received on {time}', { time }), say('Number: {id}', { id })];
  text.textContent = lines.join('\n');
  const whole = `Platewise\n${title.textContent}\n\n${lines.join('\n')}\n`;
  file.href = `data:text/plain;charset=utf-8,${encodeURIComponent(whole)}`;
  form.hidden = true;
  receipt.hidden = false;
  receipt.focus();
};

/** Shows what became of a declaration whose link was used. */
const showOutcome = (form: HTMLFormElement, { outcome, ends_at, refund }: Sent['answer']): void => {
  const place = document.querySelector('[data-declaration-outcome]');
  if (!place) return;
  const { canceled = '', withdrawn = '', free = '', late = '', none = '' } = form.dataset;
  const date = ends_at ? new Date(ends_at).toLocaleDateString(language(), { dateStyle: 'long' }) : '';
  const amount = refund
    ? (refund.amount / CENTS).toLocaleString(language(), { style: 'currency', currency: refund.currency })
    : '';
  const texts = {
    canceled: canceled.replace('{date}', date),
    withdrawn: refund?.amount ? withdrawn.replace('{amount}', amount) : free,
    too_late: late,
    no_contract: none,
  };
  place.textContent = texts[outcome ?? 'no_contract'];
  form.hidden = true;
};

/** Shows the receipts of cancellations and withdrawals, and the button that the link in a receipt's email opens. */
export const openDeclarations = (search = window.location.search): void => {
  const token = new URLSearchParams(search).get('confirm');
  const form = document.querySelector<HTMLFormElement>('form[data-declaration]');
  const link = document.querySelector<HTMLFormElement>('form[data-declaration-link]');
  if (!form || !link) return;
  const field = link.elements.namedItem('token');
  if (token && field instanceof HTMLInputElement) {
    field.value = token;
    link.hidden = false;
    form.hidden = true;
  }
  for (const [each, show] of [
    [form, showReceipt],
    [link, showOutcome],
  ] as const)
    each.addEventListener('sent', (event) => {
      event.preventDefault();
      show(each, (event as CustomEvent<Sent>).detail.answer);
    });
};
