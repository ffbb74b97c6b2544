import * as z from 'zod';

export const entryId = z.ulid('Invalid entry ID.');
