import * as z from 'zod';
import { choice, fields, listOrNone, text } from '../fields.ts';
import { channels, otherNames } from './channels.ts';

const linkFault = 'Enter a URL that starts with http:// or https://.';

/** Product claims come from the user only: rules and model use these fields and nothing else. */
export const postData = fields({
  channel: choice(channels, otherNames),
  topic: text(),
  product: text().optional(),
  audience: text().optional(),
  points: listOrNone(text(500), 20),
  call_to_action: text().optional(),
  link: z
    .url({ protocol: /^https?$/, error: linkFault })
    .max(2_000, linkFault)
    .optional(),
  hashtags: listOrNone(text(60), 30),
});
export type PostData = z.output<typeof postData>;
export const postFaults = { link: linkFault } as const;
