import { type ItemDocs, type ItemType, LOOKUP } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'insights',
    key: 'insights#<date>',
    live: { topic: 'insights' },
    export: { file: 'insights', about: 'Insights of the last month.' },
  },
  {
    name: 'insights_run',
    key: 'insights-run',
    export: { leftOut: 'That insights are being written, kept for seconds.' },
  },
  {
    name: 'weekly_mail',
    key: 'weekly-mail#<monday>',
    export: { file: 'weekly-mails', about: 'Weekly emails that you received.', without: ['token_hash'] },
    erasure: 'weekly emails',
  },
  {
    name: 'unsubscribe',
    partition: 'unsubscribe#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'weekly emails',
  },
  {
    name: 'nightly',
    partition: 'nightly#<job>',
    key: 'state',
    export: { leftOut: 'The progress of our nightly jobs.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    insights: {
      title: 'Insights of a day',
      writtenBy: 'Insights, on request; the nightly job, where the day has none',
      expires: '31 days',
      privacy: 'insights',
    },
    insights_run: {
      title: 'Lock while a model writes insights',
      writtenBy: 'Insights, during a request',
      expires: '40 seconds',
      privacy: 'insights',
    },
    weekly_mail: {
      title: 'Weekly email',
      writtenBy: 'Insights, before the email is sent',
      expires: '180 days',
      privacy: 'insights',
    },
    unsubscribe: {
      title: 'Owner of an unsubscribe link',
      writtenBy: 'Insights, with the weekly email',
      expires: '180 days',
      privacy: 'insights',
    },
    nightly: {
      title: 'Progress of the nightly job',
      writtenBy: 'Insights, after each run',
      privacy: null,
    },
  },
  retentionRows: {
    insights: {
      en: [
        'Insights, and which weekly emails you received',
        'To show them again, and to send no email twice',
        'Insights for a month, the record of an email for half a year',
      ],
      de: [
        'Einblicke und welche wöchentlichen E-Mails du bekommen hast',
        'Um sie wieder zu zeigen und keine E-Mail zweimal zu schicken',
        'Einblicke einen Monat lang, der Vermerk zu einer E-Mail ein halbes Jahr lang',
      ],
    },
  },
} as const satisfies ItemDocs;
