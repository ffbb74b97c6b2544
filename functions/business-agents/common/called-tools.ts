import * as z from 'zod';

/** Schema of an answer to a question with tools: the called functions, or a text. */
export const calledTools = <Text extends z.ZodType>(text: Text) =>
  z.object({
    calls: z.array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) })),
    text: text.nullable(),
  });
