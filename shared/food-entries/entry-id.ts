import * as z from 'zod';

export const entryId = z.ulid('This is not the id of an entry.');
