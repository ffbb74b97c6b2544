interface Form {
  getInputNode: (field: string) => HTMLElement | null;
}

/** Moves the focus to the first field with an error. */
export const focusFirstError = (form: Form, errors: object): void => {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first)?.focus();
};
