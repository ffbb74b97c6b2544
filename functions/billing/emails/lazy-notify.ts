import type { Table } from '../../platform/table/client.ts';
import type { NotifyOfEvent } from './notify-of-event.ts';
import type { NotifyParts } from './open-notify.ts';

/** Builds the emails about money on first use: only webhooks send them, so that pages do not wait for the mail SDK. */
export const lazyNotify = (table: Table, parts: NotifyParts): NotifyOfEvent => {
  let opened: Promise<NotifyOfEvent> | undefined;
  return async (owner, event) => {
    opened ??= import('./open-notify.ts').then(({ openNotify }) => openNotify(table, parts));
    return (await opened)(owner, event);
  };
};
