import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { readRecipeText, type RecipeText } from '#shared/recipes/recipe-text.ts';
import { MAX_RECIPE_LENGTH, type ReadLine } from '#shared/recipes/schema.ts';
import {
  type OpenPart,
  OpenParts,
  openPartsOf,
  type PlateLookups,
  UrgentHelp,
} from '#web/features/foods/public.ts';
import classes from './recipes.module.css';
import { UnparsedLine } from './unparsed-line.tsx';
import { useParseRecipe } from './use-parse-recipe.ts';

/** Details of a line of its own. */
const nothingElse = { name: null, portions: null, method: [] };

interface Props {
  /** ID of the editor. */
  editor: string;
  lookUps: PlateLookups;
  text: string;
  onText: (change: (now: string) => string) => void;
  /** Reason why the text must be parsed first; null if not. */
  fault: string | null;
  /** Called with the foods of the understood lines, and other details of the text. */
  onRead: (items: FoodItem[], details: Omit<RecipeText, 'lines'>) => void;
}

/**
 * Field for pasted or typed ingredients, parsed line by line. Lines that are not understood can be rephrased, and
 * words inside of them are asked about.
 */
export const RecipePaste = ({ editor, lookUps, text, onText, fault, onRead }: Props) => {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [unread, setUnread] = useState<{ id: string; text: string }[]>([]);
  const [open, setOpen] = useState<OpenPart[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const { read, isReading, error, urgent } = useParseRecipe(editor, (done) =>
    setProgress((now) => now && { ...now, done }),
  );

  const take = (lines: readonly ReadLine[], details: Omit<RecipeText, 'lines'> = nothingElse): void => {
    const parts = lines.flatMap(({ not_understood }) => not_understood);
    setOpen((now) => [...now, ...openPartsOf(parts)]);
    onRead(
      lines.flatMap(({ items }) => items),
      details,
    );
  };
  const drop = (gone: string): void => setUnread((now) => now.filter(({ id }) => id !== gone));
  const start = async (): Promise<void> => {
    const { lines, ...details } = readRecipeText(text);
    setEmpty(lines.length === 0);
    if (lines.length === 0 || isReading) return;
    setProgress({ done: 0, of: lines.length });
    // Clear the field at once, so that text typed in the meantime is parsed next.
    onText(() => '');
    const result = await read(lines);
    setProgress(null);
    if (result === null) return onText((now) => [text, now].filter((part) => part !== '').join('\n'));
    const lost = result.filter(({ items }) => items.length === 0);
    setUnread((now) => [...now, ...lost.map((line) => ({ id: crypto.randomUUID(), text: line.text }))]);
    take(result, details);
  };
  return (
    <div className={classes.paste}>
      <Textarea
        label={t('Ingredients')}
        description={t('One per line, or paste a whole recipe. Steps go to the notes.')}
        placeholder={t('200 g basmati rice\n1 large onion, diced\n2 tbsp olive oil')}
        rows={6}
        maxLength={MAX_RECIPE_LENGTH}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setEmpty(false);
          onText(() => value);
        }}
        error={isEmpty ? t('There are no ingredients here yet.') : fault}
      />
      <Button
        variant="default"
        onClick={() => void start()}
        loading={isReading}
        className={classes.read ?? ''}
      >
        {t('Look up ingredients')}
      </Button>
      <p role="status" className={classes.quiet}>
        {progress &&
          t('Looking up line {line} of {all}…', {
            line: Math.min(progress.done + 1, progress.of),
            all: progress.of,
          })}
      </p>
      <UrgentHelp advice={urgent} />
      {error && (
        <p role="alert" className={classes.fault}>
          {t('{fault} Your changes are still here.', { fault: error.message })}
        </p>
      )}
      {unread.length > 0 && (
        <section aria-label={t('We didn’t understand that')}>
          <h3 className={classes.subtitle}>{t('We didn’t understand this. Try rephrasing it.')}</h3>
          <ul className="stack2">
            {unread.map(({ id, text: line }) => (
              <UnparsedLine
                key={id}
                editor={editor}
                line={line}
                onFound={(lines) => {
                  drop(id);
                  take(lines);
                }}
                onDrop={() => drop(id)}
              />
            ))}
          </ul>
        </section>
      )}
      <OpenParts
        parts={open}
        lookUps={lookUps}
        onAdd={(items) => onRead(items, nothingElse)}
        onDone={(gone) => setOpen((now) => now.filter(({ id }) => id !== gone))}
      />
    </div>
  );
};
