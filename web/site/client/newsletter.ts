/** Shows the form that the link in the email asks for, with the link's token. */
export const openNewsletter = (search = window.location.search): void => {
  const query = new URLSearchParams(search);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]')) {
    const token = query.get(form.dataset.newsletter ?? '');
    const field = form.elements.namedItem('token');
    if (!token || !(field instanceof HTMLInputElement)) continue;
    field.value = token;
    form.hidden = false;
    document.querySelector('[data-newsletter-none]')?.setAttribute('hidden', '');
  }
};
