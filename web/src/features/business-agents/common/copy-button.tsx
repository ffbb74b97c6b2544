import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import { notify } from '#web/ui/feedback/notify.ts';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(t('Copied'));
  } catch {
    notify.error(
      t('Couldn’t copy'),
      t('Your browser blocked copying. Select the text and copy it manually.'),
    );
  }
};

/** Button that copies a text to the clipboard. */
export const CopyButton = ({ text }: { text: string }) => (
  <Button variant="default" leftSection={<Copy aria-hidden />} onClick={() => void copy(text)}>
    {t('Copy')}
  </Button>
);
