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
          text="Photo recognition isn’t set up on this server. To set it up, add <key>OPENAI_API_KEY</key>, or <address>OPENAI_BASE_URL</address> for your own model."
          parts={settings}
        />
      </p>
    );
  }
  if (why === 'declined') {
    return (
      <div className={classes.note}>
        <p>{t('You chose not to share photos with an AI provider, so we didn’t send this one.')}</p>
        <Button variant="subtle" className={classes.again ?? ''} onClick={onReconsider}>
          {t('Change my choice')}
        </Button>
      </div>
    );
  }
  return (
    <Button variant="subtle" className={classes.again ?? ''} onClick={onRetry}>
      {t('Analyze photo again')}
    </Button>
  );
};
