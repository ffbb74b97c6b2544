import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'voice_job',
    key: 'voice#<id>',
    export: { file: 'recordings', about: 'Transcripts of your recordings of the last day.' },
    erasure: 'recording files',
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    voice_job: {
      title: 'Transcription of a recording',
      writtenBy: 'Voice',
      expires: '24 hours',
      privacy: 'recordings',
    },
  },
  retentionRows: {
    recordings: {
      en: [
        'Recordings of your voice',
        'To turn them into text',
        'Removed as soon as the text is there, after one day at the latest',
      ],
      de: [
        'Aufnahmen deiner Stimme',
        'Um sie in Text umzuwandeln',
        'Gelöscht, sobald der Text da ist, spätestens nach einem Tag',
      ],
    },
  },
} as const satisfies ItemDocs;
