import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './describe-plate.module.css';
import type { WhyWords as Why } from '../scan-state.ts';

interface Props {
  why: Why;
  onRetry: () => void;
  onReconsider: () => void;
}

const setting = (name: string) => <code>{name}</code>;
const settings = { key: setting, address: setting };

/** Explains why the photo was not analyzed, with buttons to analyze it after all. */
export const WhyWords = ({ why, onRetry, onReconsider }: Props) => {
  if (why === 'no-model') {
    return (
      <p className={classes.note}>
        <RichText
          text="No picture model is connected to this installation. Whoever runs it connects one with <key>OPENAI_API_KEY</key>, or <address>OPENAI_BASE_URL</address> for a model of their own."
          parts={settings}
        />
      </p>
    );
  }
  if (why === 'declined') {
    return (
      <div className={classes.note}>
        <p>{t('You chose that no photo goes to an AI provider, so this one was not sent to any.')}</p>
        <Button variant="subtle" className={classes.again ?? ''} onClick={onReconsider}>
          {t('Choose again')}
        </Button>
      </div>
    );
  }
  return (
    <Button variant="subtle" className={classes.again ?? ''} onClick={onRetry}>
      {t('Analyze the photo again')}
    </Button>
  );
};
