import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { MAX_LINE_LENGTH, MAX_INGREDIENTS, type ReadLine } from '#shared/recipes/schema.ts';
import { callOrRunOnDevice, rejectUrgentText, urgentAdviceOf } from '#web/features/foods/public.ts';
import { call } from '#web/lib/api/call.ts';
import { language } from '#web/lib/language/language.ts';

/** Lines per request: long recipes appear step by step. */
const AT_ONCE = 10;

const keyOf = (editor: string) => ['read-recipe', editor];

/** Returns whether lines of an editor are being parsed. */
export const useIsReading = (editor: string): boolean => useIsMutating({ mutationKey: keyOf(editor) }) > 0;

const readLines = async (lines: readonly string[], onProgress?: (done: number) => void) => {
  const read: ReadLine[] = [];
  const asked = lines.slice(0, MAX_INGREDIENTS).map((line) => line.slice(0, MAX_LINE_LENGTH));
  for (const line of asked) await rejectUrgentText(line);
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const part = asked.slice(at, at + AT_ONCE);
    const callServer = async () => (await call(recipeRoutes.read, { body: { lines: part } })).lines;
    read.push(...(await callOrRunOnDevice(callServer, 'readLines', { lines: part, language })));
    onProgress?.(read.length);
  }
  // Lines beyond the limit are reported, not dropped.
  return [...read, ...lines.slice(MAX_INGREDIENTS).map((text) => ({ text, items: [], not_understood: [] }))];
};

/**
 * Parses ingredient lines with the food table, a few per request.
 * @param editor ID of the editor
 * @param onProgress called with the number of parsed lines after each request
 */
export const useParseRecipe = (editor: string, onProgress?: (done: number) => void) => {
  const { mutateAsync } = useMutation({
    mutationKey: keyOf(editor),
    mutationFn: (lines: readonly string[]) => readLines(lines, onProgress),
  });
  // Not the mutation's own state: a view that is hidden in the meantime does not get its end.
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const urgent = urgentAdviceOf(error);
  return {
    isReading,
    error: urgent ? null : error,
    /** Advice to show if a line describes an emergency. */
    urgent,
    /** @returns null if parsing failed, with the reason in `error` or `urgent` */
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
