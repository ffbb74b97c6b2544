import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { LeadPicker } from '../common/lead-picker.tsx';
import { LoadedList } from '../common/loaded-list.tsx';
import { formatInstant } from '../common/format-instant.ts';
import work from '../common/work.module.css';
import { CopyButton } from '../common/copy-button.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import classes from './sdr.module.css';
import { IntentChips } from './messages/reading-summary.tsx';
import { sdrQueries } from './sdr-queries.ts';

const Conversations = ({ leadId }: { leadId: string }) => {
  const today = useToday();
  return (
    <LoadedList
      query={useQuery(sdrQueries.conversations(leadId))}
      failure={t('We couldn’t load the conversations')}
      empty={
        <p className="secondary">
          {t('No conversations yet. To add one, choose Respond next to a lead and paste their message.')}
        </p>
      }
    >
      {(conversations) => (
        <ol className={classes.talk} aria-label={t('Conversations')}>
          {conversations.map(({ id, direction, content, ai_response, reading, created_at }) => (
            <li key={id}>
              <p className="secondary">
                {direction === 'inbound' ? t('From them') : t('From you')} ·{' '}
                {formatInstant(created_at, today)}
              </p>
              {reading && <IntentChips reading={reading} />}
              <p className={work.said}>{content}</p>
              {ai_response !== null && (
                <>
                  <p className="secondary">{t('Draft reply')}</p>
                  <p className={classes.answer}>{ai_response}</p>
                  <CopyButton text={ai_response} />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </LoadedList>
  );
};

interface Props {
  /** ID of the lead; blank for none. */
  leadId: string;
  onLead: (id: string) => void;
}

/** Conversations tab: messages with a lead, oldest first. */
export const ConversationsTab = ({ leadId, onLead }: Props) => (
  <>
    <div className={classes.whose}>
      <LeadPicker value={leadId} onChange={onLead} none={t('Choose a lead')} />
    </div>
    {leadId !== '' && <Conversations leadId={leadId} />}
  </>
);
