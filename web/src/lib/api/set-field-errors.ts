import { ApiError } from './api-error.ts';

interface Form {
  setErrors: (errors: Record<string, string>) => void;
}

/** Shows the field errors of a rejected request in its form. */
export const setFieldErrors = (form: Form, error: unknown): void => {
  if (!(error instanceof ApiError)) return;
  form.setErrors(Object.fromEntries(error.details.map(({ field, message }) => [field, message])));
};
