import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { MAX_LINE_LENGTH, MAX_INGREDIENTS, type ReadLine } from '#shared/recipes/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** So many lines are read at once: who pasted many sees them come. */
const AT_ONCE = 10;

const keyOf = (editor: string) => ['read-recipe', editor];

/** Whether lines of an editor are being read. */
export const useIsReading = (editor: string): boolean => useIsMutating({ mutationKey: keyOf(editor) }) > 0;

const readLines = async (lines: readonly string[], onProgress?: (done: number) => void) => {
  const read: ReadLine[] = [];
  const asked = lines.slice(0, MAX_INGREDIENTS).map((line) => line.slice(0, MAX_LINE_LENGTH));
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const part = await call(recipeRoutes.read, { body: { lines: asked.slice(at, at + AT_ONCE) } });
    read.push(...part.lines);
    onProgress?.(read.length);
  }
  // What is more than a recipe holds is said, not dropped.
  return [...read, ...lines.slice(MAX_INGREDIENTS).map((text) => ({ text, items: [] }))];
};

/**
 * Reads ingredient lines by the food table, a few at a time.
 * @param editor id of the editor that they are for
 * @param onProgress hears of each part: how many of the lines are read
 */
export const useParseRecipe = (editor: string, onProgress?: (done: number) => void) => {
  const { mutateAsync } = useMutation({
    mutationKey: keyOf(editor),
    mutationFn: (lines: readonly string[]) => readLines(lines, onProgress),
  });
  // Not the mutation's own: a view that is hidden meanwhile hears of no end.
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  return {
    isReading,
    error,
    /** @returns null where they could not be read: `error` says why */
    read: async (lines: readonly string[]): Promise<ReadLine[] | null> => {
      setReading(true);
      setError(null);
      try {
        return await mutateAsync(lines);
      } catch (fault) {
        setError(fault as Error);
        return null;
      } finally {
        setReading(false);
      }
    },
  };
};
