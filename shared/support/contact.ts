import { withoutDirectionMarks } from '../language/name-text.ts';
import * as z from 'zod';
import { emailAddress } from './email-address.ts';
import { pageLanguage } from './page-language.ts';
import { startedAt, trapFields } from './bot-trap.ts';

/** Control characters, which could inject lines into an email header. */
const CONTROLS = /\p{Cc}|\p{Zl}|\p{Zp}/u;

const line = (missing: string, most: number) =>
  z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .min(1, missing)
    .max(most, `Use up to ${most.toLocaleString('en')} characters.`)
    .refine((text) => !CONTROLS.test(text), 'Use a single line.');

/** A contact form message (PAGES-10: every field is required). */
export const contactRequest = z.strictObject({
  name: line('Enter your name.', 120),
  email: emailAddress,
  subject: line('Enter a subject.', 200),
  message: z.string().trim().min(1, 'Enter a message.').max(5_000, 'Use up to 5,000 characters.'),
  started_at: startedAt,
  language: pageLanguage,
  ...trapFields,
});

export const contactAnswer = z.object({ sent: z.literal(true) });
