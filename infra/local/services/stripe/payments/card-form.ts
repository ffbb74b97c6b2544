import * as z from 'zod';
import type { CardOnHand } from '../store/object-types.ts';
import { testCardOf } from './test-cards.ts';

/** The submitted card form. It is only parsed here; the number is not stored or passed on. */
const cardForm = z.object({
  number: z.string().max(40).default(''),
  expiry: z.string().max(20).default(''),
  cvc: z.string().max(10).default(''),
  name: z.string().trim().max(200).default(''),
  email: z.string().trim().max(200).default(''),
});
export type CardForm = z.input<typeof cardForm>;

/** Error messages by field. */
export type CardProblems = Partial<Record<keyof z.output<typeof cardForm>, string>>;

/** Checks Luhn's check digit. */
const isNumber = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return /^\d{12,19}$/.test(digits) && sum % 10 === 0;
};

const expiryOf = (text: string): { month: number; year: number } | undefined => {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return undefined;
  return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
};

const numberProblem = (digits: string): string | undefined => {
  if (digits === '') return 'Your card number is incomplete.';
  if (!isNumber(digits)) return 'Your card number is invalid.';
  return testCardOf(digits)
    ? undefined
    : 'Your card was declined. Only test cards work here: this page takes no real card.';
};

const expiryProblem = (expiry: ReturnType<typeof expiryOf>, now: Date): string | undefined => {
  if (!expiry || expiry.month < 1 || expiry.month > 12) return "Your card's expiration date is incomplete.";
  const lastMonth = expiry.year * 12 + expiry.month;
  return lastMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
    ? "Your card's expiration date is in the past."
    : undefined;
};

/**
 * Parses a card, or returns its errors.
 * @param emailIsAsked whether the form had an email field
 * @param now time of Stripe's clock
 */
export const readCard = (
  form: CardForm,
  emailIsAsked: boolean,
  now: Date,
): { card: CardOnHand } | { problems: CardProblems } => {
  const { number, expiry: typed, cvc, name, email } = cardForm.parse(form);
  const digits = number.replaceAll(/[\s-]/g, '');
  const expiry = expiryOf(typed);
  const found = {
    number: numberProblem(digits),
    expiry: expiryProblem(expiry, now),
    cvc: /^\d{3,4}$/.test(cvc.trim()) ? undefined : "Your card's security code is incomplete.",
    name: name === '' ? 'Enter the name on the card.' : undefined,
    email:
      emailIsAsked && !/^\S+@\S+\.\S+$/.test(email) ? 'Enter your email, e.g. you@example.com.' : undefined,
  };
  const problems: CardProblems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
  const kind = testCardOf(digits);
  if (Object.keys(problems).length > 0 || !kind || !expiry) return { problems };
  return {
    card: {
      ...kind,
      last4: digits.slice(-4),
      expMonth: expiry.month,
      expYear: expiry.year,
      name,
      email: email || null,
    },
  };
};
