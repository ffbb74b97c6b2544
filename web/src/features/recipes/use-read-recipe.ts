import { useMutation } from '@tanstack/react-query';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { LONGEST_LINE, MOST_INGREDIENTS, type ReadLine } from '#shared/recipes/schema.ts';
import { call } from '../../lib/api/call.ts';

/** So many lines are read at once: who pasted many sees them come. */
const AT_ONCE = 10;

/**
 * Reads ingredient lines by the food table, a few at a time.
 * @param onProgress hears of each part: how many of the lines are read
 */
export const useReadRecipe = (onProgress: (done: number) => void) =>
  useMutation({
    mutationFn: async (lines: readonly string[]): Promise<ReadLine[]> => {
      const read: ReadLine[] = [];
      const asked = lines.slice(0, MOST_INGREDIENTS).map((line) => line.slice(0, LONGEST_LINE));
      for (let at = 0; at < asked.length; at += AT_ONCE) {
        const part = await call(recipeRoutes.read, { body: { lines: asked.slice(at, at + AT_ONCE) } });
        read.push(...part.lines);
        onProgress(read.length);
      }
      // What is more than a recipe holds is said, not dropped.
      return [...read, ...lines.slice(MOST_INGREDIENTS).map((text) => ({ text, items: [] }))];
    },
  });
