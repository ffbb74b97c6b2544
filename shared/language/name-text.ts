import * as z from 'zod';

/** Line breaks, tabs and other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Characters that change the direction of surrounding text. Source: Unicode Standard Annex #9, 'Directional Formatting
 * Characters'.
 */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Removes the characters that change the direction of the text around them. */
export const withoutDirectionMarks = (text: string): string => text.replace(steering, '');

/**
 * Returns a text as one line, without characters that affect the text around it. Keeps joiners, which Persian names and
 * emoji need.
 */
export const singleLine = (typed: string): string =>
  withoutDirectionMarks(typed.replace(controls, ' ')).trim();

/**
 * Creates the schema of a name that others may see: trimmed, and without control and direction characters, which are
 * removed instead of rejected, because they are invisible where the name is typed or pasted from.
 * @param missing error message for an empty name
 */
export const nameText = (max: number, missing: string, tooLong?: string) =>
  z.string().overwrite(singleLine).min(1, missing).max(max, tooLong);
