import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { CopyButton } from '../../../common/copy-button.tsx';
import { useRun } from '../../../common/use-run.ts';
import work from '../../../common/work.module.css';
import { useRefresh } from '../../use-refresh.ts';
import { calendarQueries } from '../calendar-queries.ts';

const NewAddress = ({ address }: { address: string }) => (
  <div className={work.form}>
    <p>
      {t(
        'Copy this address now: it’s only shown once. Anyone who has it can see your calendar, so don’t share it.',
      )}
    </p>
    <TextInput
      label={t('Calendar address')}
      readOnly
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <div className={work.actions}>
      <CopyButton text={address} />
    </div>
  </div>
);

/** Dialog that creates and revokes the address with which other calendar apps show the calendar. */
export const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(calendarQueries.feed);
  const today = useToday();
  const [address, setAddress] = useState<string | null>(null);
  const refresh = useRefresh();
  const create = useRun<undefined, { path: string }>({
    send: (_none, idempotencyKey) => call(calendarRoutes.createFeed, { idempotencyKey }),
    failure: t('We couldn’t create the address'),
    onDone: ({ path }) => {
      setAddress(new URL(path, window.location.origin).href);
      refresh(['calendar-feed']);
    },
  });
  const revoke = useRun<undefined, undefined>({
    send: (_none, idempotencyKey) => call(calendarRoutes.removeFeed, { idempotencyKey }),
    failure: t('We couldn’t revoke the address'),
    onDone: () => {
      setAddress(null);
      notify.success(t('Calendar address revoked'));
      refresh(['calendar-feed']);
    },
  });
  return (
    <Dialog title={t('Show in other calendars')} onClose={onClose}>
      <div className={work.form}>
        <p className="secondary">
          {t(
            'Subscribe to an address in Google Calendar, Outlook or Apple Calendar to see your events there.',
          )}
        </p>
        {address !== null && <NewAddress address={address} />}
        <QueryView
          query={query}
          failure={t('We couldn’t load your calendar address')}
          loading={<SkeletonBlock height="3rem" />}
        >
          {({ created_at }) => (
            <>
              {created_at !== null && (
                <p>
                  {t('A new address replaces yours, created: {day}', {
                    day: namedDay(localDateOf(new Date(created_at), today.timeZone), today.date),
                  })}
                </p>
              )}
              <div className={work.actions}>
                {created_at !== null && (
                  <Button variant="default" loading={revoke.isRunning} onClick={() => revoke.run(undefined)}>
                    {t('Revoke address')}
                  </Button>
                )}
                <Button loading={create.isRunning} onClick={() => create.run(undefined)}>
                  {created_at === null ? t('Create address') : t('Create new address')}
                </Button>
              </div>
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
};
