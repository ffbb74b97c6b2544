import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { skipMessages } from '#shared/foods/explain-skipped.ts';
import client from '../languages/de/client.json' with { type: 'json' };
import { german } from './german.ts';

/**
 * Validation messages of the API, which a test compares with the schemas of the forms, and reasons why a text is not a
 * meal.
 */
const refusals: readonly string[] = [
  errorCatalogue.VALIDATION_FAILED.message,
  errorCatalogue.TOO_MANY_MESSAGES.message,
  errorCatalogue.TOO_MANY_REQUESTS.message,
  errorCatalogue.NEWSLETTER_LINK_NOT_FOUND.message,
  errorCatalogue.DECLARATION_NOT_FOUND.message,
  errorCatalogue.PAYMENTS_UNAVAILABLE.message,
  errorCatalogue.PAYLOAD_TOO_LARGE.message,
  errorCatalogue.SERVICE_UNAVAILABLE.message,
  errorCatalogue.INTERNAL.message,
  ...Object.values(skipMessages),
  'Enter your name.',
  'Enter a subject.',
  'Enter a message.',
  'Enter a valid email address.',
  'This email address is too long.',
  'Use a single line.',
  'Use up to 120 characters.',
  'Use up to 200 characters.',
  'Enter the reason.',
  'Use up to 2,000 characters.',
  'Use up to 5,000 characters.',
  'This link is incomplete. Copy the whole link from the email.',
];

/**
 * German texts of the page's script and of the API messages that it shows.
 * @throws Error if a translation is missing
 */
export const clientGerman: Readonly<Record<string, string>> = {
  ...client,
  ...Object.fromEntries(
    refusals.map((text) => {
      const translation = german[text];
      if (translation === undefined) throw new Error(`There is no German for "${text}".`);
      return [text, translation];
    }),
  ),
};
