/** A phone line as published by its operator. */
export interface CheckedLine {
  name: string;
  number: string;
  /** Number for a `tel:` link if it differs from the digits of `number`. */
  dial?: string;
  sms?: true;
  /** The operator's page. */
  source: string;
  /**
   * The published page that the number was compared with, and the day, YYYY-MM-DD. Null: no such page could be read, so
   * an answer shows the emergency number as well.
   */
  compared: { url: string; on: string } | null;
}

export interface CountryLines {
  emergency: CheckedLine;
  poison: readonly CheckedLine[];
  crisis: readonly CheckedLine[];
  eatingDisorder: readonly CheckedLine[];
  /** Urgent medical advice that is no emergency. */
  medical: readonly CheckedLine[];
}

/** Compared on 27 November 2026. */
export const nov27 = (url: string): { url: string; on: string } => ({ url, on: '2026-11-27' });

export const line = (
  name: string,
  number: string,
  source: string,
  compared: CheckedLine['compared'],
  more: Pick<CheckedLine, 'dial' | 'sms'> = {},
): CheckedLine => ({ name, number, source, compared, ...more });
