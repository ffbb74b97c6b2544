import * as z from 'zod';
import { withoutDirectionMarks } from '../../language/name-text.ts';
import { emailAddress } from '../../support/email-address.ts';
import { pageLanguage } from '../../support/page-language.ts';
import { money } from './schema.ts';

/** Control characters, which could inject lines into an email header. */
const CONTROLS = /\p{Cc}|\p{Zl}|\p{Zp}/u;

/** Who declares something, and in which language. */
const sender = {
  name: z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .min(1, 'Enter your name.')
    .max(120, 'Use up to 120 characters.')
    .refine((text) => !CONTROLS.test(text), 'Use a single line.'),
  email: emailAddress,
  language: pageLanguage,
};

const terminations = ['ordinary', 'extraordinary'] as const;

/** A cancellation declared by the public form, with the fields of § 312k(2) BGB. */
export const cancellationRequest = z
  .strictObject({
    ...sender,
    termination: z.enum(terminations),
    /** Required for an extraordinary termination. */
    reason: z.string().trim().max(2_000, 'Use up to 2,000 characters.').optional(),
    /** The last day, YYYY-MM-DD; blank for the earliest possible. */
    ends_on: z.union([z.literal(''), z.iso.date()]).optional(),
  })
  .refine(({ termination, reason }) => termination === 'ordinary' || Boolean(reason), {
    path: ['reason'],
    error: 'Enter the reason.',
  });

/** A withdrawal declared by the public form (Directive 2011/83/EU, Article 11a). */
export const withdrawalRequest = z.strictObject({
  ...sender,
  contract: z.enum(['plan', 'credits']),
});

/** What a form declared. */
export type Declaration = { name: string; email: string } & (
  | {
      kind: 'cancellation';
      termination: (typeof terminations)[number];
      reason: string;
      ends_on: string | null;
    }
  | { kind: 'withdrawal'; contract: 'plan' | 'credits' }
);

/** Receipt of a declaration. The same for every address. */
export const declarationReceipt = z.object({ id: z.string(), received_at: z.iso.datetime() });
export type DeclarationReceipt = z.infer<typeof declarationReceipt>;

/** Token of an email's link: 256 random bits, safe in a URL. */
export const declarationLink = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Copy the whole link from the email.'),
});

/** What became of a declaration once the inbox was proven. */
export const declarationOutcome = z.object({
  outcome: z.enum(['canceled', 'withdrawn', 'too_late', 'no_contract']),
  received_at: z.iso.datetime(),
  /** When a canceled plan ends. */
  ends_at: z.iso.datetime().nullable(),
  refund: money.nullable(),
});
export type DeclarationOutcome = z.infer<typeof declarationOutcome>;

/**
 * Returns the page that the link in an email opens. Opening it changes nothing; it has a button.
 * @param token letters, digits, - and _
 */
export const declarationPage = (kind: Declaration['kind'], token: string): string =>
  `${kind === 'cancellation' ? '/cancel' : '/withdraw'}?confirm=${token}`;
