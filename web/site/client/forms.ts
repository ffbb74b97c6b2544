import { say } from './translate-text.ts';
import { showToast } from './toast.ts';

interface Answer {
  message?: string;
  details?: { field: string; message: string }[];
}

const WENT_WRONG = 'We couldn’t send your message. Try again, or email us.';

/** Shows the API's error message, at the field if the error names one. */
const showErrors = (form: HTMLFormElement, { message, details }: Answer): void => {
  for (const { field, message: fault } of details ?? []) {
    const input = form.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    input.setCustomValidity(say(fault));
    input.addEventListener('input', () => input.setCustomValidity(''), { once: true });
  }
  if (!form.reportValidity()) return;
  showToast('error', say('Error'), say(message ?? WENT_WRONG));
};

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );

const send = async (form: HTMLFormElement): Promise<void> => {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(valuesOf(form)),
  });
  if (response.ok) {
    const detail = { answer: await response.json().catch(() => ({})) };
    // A page that shows the response itself prevents the default.
    if (!form.dispatchEvent(new CustomEvent('sent', { detail, cancelable: true }))) return;
    form.reset();
    showToast('success', form.dataset.thanks ?? '', form.dataset.next);
    return;
  }
  showErrors(form, (await response.json().catch(() => ({}))) as Answer);
};

/** Submits forms with fetch. Without a script, the browser posts the form and gets a page as the response. */
export const sendForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent-in-place]')) {
    let isSending = false;
    const started = form.elements.namedItem('started_at');
    if (started instanceof HTMLInputElement) started.value = new Date().toISOString();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      form.setAttribute('aria-busy', 'true');
      send(form)
        .catch(() => showToast('error', say('Error'), say(WENT_WRONG)))
        .finally(() => {
          isSending = false;
          form.removeAttribute('aria-busy');
        });
    });
  }
};
