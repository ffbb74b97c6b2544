import { t } from '#web/lib/language/translate.ts';
import type { ChatMessage } from './chat-message.ts';
import classes from './reply-notes.module.css';

const OWN_DATA = t('From your own data, no AI');

/** Source of an answer: the model or rules that wrote it, and the sources of its advice. */
export const ReplyNotes = ({ message }: { message: ChatMessage }) => {
  const { engine, sources = [], isNote, is_stopped, refer = 'none' } = message;
  const isOwnData = engine === 'rules' && !isNote && refer === 'none';
  const isCut = is_stopped === true && !isNote;
  if (!isOwnData && !isCut && sources.length === 0) return null;
  return (
    <div className={classes.notes}>
      {isCut && <p>{t('Stopped: the rest was not written.')}</p>}
      {isOwnData && <p>{OWN_DATA}</p>}
      {sources.length > 0 && (
        <ul className={classes.sources} aria-label={t('Sources')}>
          {sources.map(({ title, url }) => (
            <li key={title}>
              {url === null ? (
                title
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
