import type { ChatMessage } from './chat-message.ts';
import classes from './reply-notes.module.css';

const OWN_DATA = 'From your own data, without a language model';
const QUOTA =
  'AI answers are used up for now. This is from your own data, without a language model, and cost nothing.';

/** Where an answer comes from: what wrote it, and the sources of its advice. */
export const ReplyNotes = ({ message }: { message: ChatMessage }) => {
  const { engine, sources = [], isQuotaExceeded, isNote } = message;
  const says = isQuotaExceeded ? QUOTA : engine === 'rules' && !isNote ? OWN_DATA : null;
  if (says === null && sources.length === 0) return null;
  return (
    <div className={classes.notes}>
      {says && <p>{says}</p>}
      {sources.length > 0 && (
        <ul className={classes.sources} aria-label="Sources">
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
