/** Returns the email typed in the sign-in form. */
export const typedEmail = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};
