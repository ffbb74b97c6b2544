import * as z from 'zod';
import { choice, fields, list, text } from '../fields.ts';
import { channels } from './channels.ts';

const linkFault = 'Please give an address that begins with http:// or https://.';

/** What is said of a product is said by the person: rules and model use these and nothing else. */
export const postData = fields({
  channel: choice(channels),
  topic: text(),
  product: text().optional(),
  audience: text().optional(),
  points: list(text(500), 20).default([]),
  call_to_action: text().optional(),
  link: z
    .url({ protocol: /^https?$/, error: linkFault })
    .max(2_000, linkFault)
    .optional(),
  hashtags: list(text(60), 30).default([]),
});
export type PostData = z.output<typeof postData>;
export const postFaults = { link: linkFault } as const;
