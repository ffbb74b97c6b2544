import { t } from '#web/lib/language/translate.ts';
import { faultOfJson, isTooLong, jsonFaults } from '#shared/business-agents/agents/json-bounds.ts';

/** What the payload's field says: data (undefined for a blank one), or why it is not sent. */
export type Payload = { data: unknown } | { fault: string };

/**
 * Reads the payload as JSON. What is no JSON is told in the browser's own words (RAW-05); what would be refused for its
 * length or depth is told before it is sent.
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
