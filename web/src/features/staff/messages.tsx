import { t } from '#web/lib/language/translate.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageState } from '#shared/staff/schema.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { MessageCard } from './message-card.tsx';
import { StaffList } from './staff-list.tsx';
import { staffQueries } from './staff-queries.ts';
import classes from './staff.module.css';

const empty: Record<MessageState, { title: string; message: string }> = {
  open: { title: t('No open messages'), message: t('All messages have been answered.') },
  answered: { title: t('No answered messages'), message: t('Messages you mark as answered appear here.') },
};

/** List of contact form messages, oldest first. */
export const Messages = () => {
  const [state, setState] = useState<MessageState>('open');
  const list = useInfiniteQuery(staffQueries.messages(state));
  return (
    <section className={classes.part} aria-labelledby="staff-messages">
      <div className={classes.head}>
        <h2 id="staff-messages">{t('Messages')}</h2>
        <Segments<MessageState>
          label={t('Filter messages')}
          choices={[
            { value: 'open', label: t('Open|state') },
            { value: 'answered', label: t('Answered') },
          ]}
          value={state}
          onChange={setState}
          isCompact
        />
      </div>
      <StaffList
        label={t('Messages')}
        rows={list.data?.pages.flatMap(({ messages }) => messages)}
        keyOf={({ email_hash, id }) => `${email_hash} ${id}`}
        renderRow={(message) => <MessageCard message={message} />}
        empty={empty[state]}
        list={list}
      />
    </section>
  );
};
