import { t } from '#web/lib/language/translate.ts';
import { faultOfJson, isTooLong, jsonFaults } from '#shared/business-agents/agents/json-bounds.ts';

/** Parsed payload field: the data (undefined for a blank field), or the reason it cannot be sent. */
export type Payload = { data: unknown } | { fault: string };

/**
 * Parses the payload as JSON. Invalid JSON gives the browser's own error message (RAW-05); payloads that are too long
 * or too deep are rejected before sending.
 */
export const parsePayload = (text: string): Payload => {
  if (text.trim() === '') return { data: undefined };
  if (isTooLong(text)) return { fault: t(jsonFaults.long) };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { fault: (error as Error).message };
  }
  const fault = faultOfJson(data);
  return fault === null ? { data } : { fault: t(fault) };
};
