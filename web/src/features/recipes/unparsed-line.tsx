import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useState } from 'react';
import type { ReadLine } from '#shared/recipes/schema.ts';
import { UrgentHelp } from '#web/features/foods/public.ts';
import classes from './recipes.module.css';
import { useParseRecipe } from './use-parse-recipe.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  /** ID of the editor. */
  editor: string;
  line: string;
  onFound: (lines: readonly ReadLine[]) => void;
  onDrop: () => void;
}

/** A line without a matching food, to rephrase or remove. */
export const UnparsedLine = ({ editor, line, onFound, onDrop }: Props) => {
  const [words, setWords] = useState(line);
  const [isUnknown, setUnknown] = useState(false);
  const { read, isReading, error, urgent } = useParseRecipe(editor);
  const find = async (): Promise<void> => {
    const text = words.trim();
    if (text === '' || isReading) return;
    const lines = await read([text]);
    const hasFood = lines?.some(({ items }) => items.length > 0) ?? false;
    setUnknown(lines !== null && !hasFood);
    if (lines && hasFood) onFound(lines);
  };
  return (
    <li className={classes.line}>
      <TextInput
        aria-label={t('Rephrase: {line}', { line })}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        // Enter must not save the whole meal.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          void find();
        }}
        error={error?.message ?? (isUnknown && t('We still can’t find this. Try a simpler name.'))}
      />
      <Button variant="default" loading={isReading} onClick={() => void find()}>
        {t('Search')}
      </Button>
      <ActionIcon aria-label={t('Skip {line}', { line })} onClick={onDrop}>
        <X aria-hidden />
      </ActionIcon>
      {urgent && (
        <div className={classes.urgent}>
          <UrgentHelp advice={urgent} />
        </div>
      )}
    </li>
  );
};
